import type { Notification } from '../../contract/index.ts';

/** Everything that is told on the bus. */
export interface EventMap {
  /** A message of the socket, once each. */
  notification: Notification;
  /** The socket is back after a gap: what was missed has to be fetched. */
  'socket:reconnected': undefined;
  'socket:state': SocketState;
}
export type SocketState = 'closed' | 'connecting' | 'open';
export type EventType = keyof EventMap;
type Listener<Type extends EventType> = (payload: EventMap[Type]) => void;

/** Tells all listeners of an event; the fault of one keeps it from no other. */
export interface EventBus {
  /** Returns the way to stop. With `replay` a late subscriber gets the last one at once. */
  on<Type extends EventType>(
    type: Type,
    listener: Listener<Type>,
    options?: { replay?: boolean },
  ): () => void;
  emit<Type extends EventType>(type: Type, payload: EventMap[Type]): void;
  /** Forgets what would be replayed: the next person must not get it. */
  forget(): void;
}

/** Makes the bus; once per platform. */
export function createEventBus(): EventBus {
  const listeners: { [Type in EventType]: Set<Listener<Type>> } = {
    notification: new Set(),
    'socket:reconnected': new Set(),
    'socket:state': new Set(),
  };
  const last = new Map<EventType, unknown>();
  return {
    on(type, listener, { replay = false } = {}) {
      listeners[type].add(listener);
      if (replay && last.has(type)) listener(last.get(type) as EventMap[typeof type]);
      return () => listeners[type].delete(listener);
    },
    emit(type, payload) {
      last.set(type, payload);
      for (const listener of [...listeners[type]]) {
        try {
          listener(payload);
        } catch (error) {
          // One area's fault must not keep the message from the others.
          console.error(error);
        }
      }
    },
    forget: () => last.clear(),
  };
}
