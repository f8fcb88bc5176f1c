import type { Notification } from '../../contract/index.ts';

/** Everything that is told on the bus. */
export interface EventMap {
  /** A notification, once each: the socket may deliver what was also fetched after a gap. */
  notification: Notification;
  /** The socket is back after a gap: what was missed has to be fetched. */
  'socket:reconnected': undefined;
  'socket:state': SocketState;
}
export type SocketState = 'closed' | 'connecting' | 'open';
export type EventType = keyof EventMap;

/** Tells all listeners of an event; the fault of one keeps it from no other. */
export interface EventBus {
  /** Returns the way to stop. With `replay` also what came before anybody who replays was listening, the newest three. */
  on<Type extends EventType>(
    type: Type,
    listener: (payload: EventMap[Type]) => void,
    options?: { replay?: boolean },
  ): () => void;
  emit<Type extends EventType>(type: Type, payload: EventMap[Type]): void;
  /** Forgets what came: the next person must not get it. */
  forget(): void;
}

const REPLAYED = 3;
const IDS_KEPT = 200;

interface Channel<Payload> {
  listeners: Set<(payload: Payload) => void>;
  /** How many of them replay. */
  replaying: number;
  missed: Payload[];
}
const createChannel = <Payload>(): Channel<Payload> => ({ listeners: new Set(), replaying: 0, missed: [] });

/** Makes the bus; once per platform. */
export function createEventBus(): EventBus {
  const channels: { [Type in EventType]: Channel<EventMap[Type]> } = {
    notification: createChannel(),
    'socket:reconnected': createChannel(),
    'socket:state': createChannel(),
  };
  const notified = new Set<number>();

  function isRepeated(payload: EventMap[EventType]): boolean {
    if (typeof payload !== 'object') return false;
    if (notified.has(payload.id)) return true;
    notified.add(payload.id);
    const [oldest] = notified;
    if (notified.size > IDS_KEPT && oldest !== undefined) notified.delete(oldest);
    return false;
  }

  return {
    on(type, listener, { replay = false } = {}) {
      const channel = channels[type];
      channel.listeners.add(listener);
      if (replay) {
        channel.replaying += 1;
        for (const payload of channel.missed.splice(0)) listener(payload);
      }
      return () => {
        if (channel.listeners.delete(listener) && replay) channel.replaying -= 1;
      };
    },
    emit(type, payload) {
      if (isRepeated(payload)) return;
      const channel = channels[type];
      if (channel.replaying === 0) channel.missed = [...channel.missed, payload].slice(-REPLAYED);
      for (const listener of [...channel.listeners]) {
        try {
          listener(payload);
        } catch (error) {
          // One area's fault must not keep the message from the others.
          console.error(error);
        }
      }
    },
    forget() {
      channels.notification.missed = [];
      notified.clear();
    },
  };
}
