/** What happens while people look: a typed bus, the socket that feeds it, the sound of a notification. */
export { type Chime, createChime } from './chime.ts';
export {
  createEventBus,
  type EventBus,
  type EventMap,
  type EventType,
  type SocketState,
} from './event-bus.ts';
export { newestNotifications, withoutMuted } from './newest-notifications.ts';
export { openLine } from './open-line.ts';
export { createSocket, type Line, type OpenLine, type SocketConnection } from './socket-connection.ts';
export { useChime } from './use-chime.ts';
