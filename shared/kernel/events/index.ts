/** Live events: a typed event bus, the socket that feeds it, the sound of a notification. */
export { connectSocket } from './connect-socket.ts';
export { createEventBus, type EventBus } from './event-bus.ts';
export { createLazySocket } from './lazy-socket.ts';
export { notificationSoundAtom } from './notification-sound.atom.ts';
export { createNotificationSound, type NotificationSound } from './notification-sound.ts';
export type { ConnectSocket, Socket, SocketConnection } from './socket-connection.ts';
export { isSoundChosen } from './sound-preference.ts';
