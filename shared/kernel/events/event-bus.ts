import type { Change, LiveNotification, Notification } from '../../contract/index.ts';
import type { ReleaseSetMoved } from './parse-message.ts';

/** The events of the bus and their payloads. */
export interface EventMap {
  /** Emitted once for each notification, even if the socket also delivers some that were fetched after a gap. */
  notification: Notification & Partial<Pick<LiveNotification, 'unread_count'>>;
  /** Something has changed without a notification: what shows it is to be loaded again. */
  change: Change;
  'release-set': ReleaseSetMoved;
  /** The unread count of the server, once the socket has first opened. */
  'unread-count': number;
  /** The socket is open again after a gap, in which changes may have been missed. */
  'socket:reconnected': undefined;
  'socket:state': SocketState;
}
export type SocketState = 'closed' | 'connecting' | 'open';
export type EventType = keyof EventMap;

/** Typed events. A listener that throws does not keep an event from the others. */
export interface EventBus {
  /** Returns a function that stops. With `replay` it first gets the newest three that no replaying listener has got yet. */
  on<Type extends EventType>(
    type: Type,
    listener: (payload: EventMap[Type]) => void,
    options?: { replay?: boolean },
  ): () => void;
  emit<Type extends EventType>(type: Type, payload: EventMap[Type]): void;
  /** Drops the messages that could be replayed, at sign-in and sign-out. */
  reset(): void;
}

const REPLAYED = 3;
const MAX_IDS = 200;

interface Channel<Payload> {
  listeners: Set<(payload: Payload) => void>;
  /** Number of listeners with `replay`. */
  replaying: number;
  missed: Payload[];
}
const createChannel = <Payload>(): Channel<Payload> => ({ listeners: new Set(), replaying: 0, missed: [] });

export function createEventBus(): EventBus {
  const channels: { [Type in EventType]: Channel<EventMap[Type]> } = {
    notification: createChannel(),
    change: createChannel(),
    'release-set': createChannel(),
    'unread-count': createChannel(),
    'socket:reconnected': createChannel(),
    'socket:state': createChannel(),
  };
  const notified = new Set<number>();

  function isRepeated(payload: EventMap[EventType]): boolean {
    if (typeof payload !== 'object' || !('id' in payload)) return false;
    if (notified.has(payload.id)) return true;
    notified.add(payload.id);
    const [oldest] = notified;
    if (notified.size > MAX_IDS && oldest !== undefined) notified.delete(oldest);
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
          console.error(error);
        }
      }
    },
    reset() {
      channels.notification.missed = [];
      notified.clear();
    },
  };
}
