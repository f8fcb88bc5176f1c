/** What happens while people look: a typed bus, the socket that feeds it, the sound of a notification. */
export { connectSocket } from './connect-socket.ts';
export { createEventBus, type EventBus } from './event-bus.ts';
export { newestNotifications, withoutMuted } from './newest-notifications.ts';
export { notificationSoundAtom } from './notification-sound.atom.ts';
export { createNotificationSound, type NotificationSound } from './notification-sound.ts';
export { type ConnectSocket, createSocket, type Socket, type SocketConnection } from './socket-connection.ts';
