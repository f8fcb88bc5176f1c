import type { Change, LiveNotification } from '../../contract/index.ts';
import { paths } from '../../contract/paths.ts';
import { type CatchUpSource, createCatchUp } from './catch-up.ts';
import type { EventBus } from './event-bus.ts';
import { isExpired } from './is-expired.ts';
import { RECONNECT } from './reconnect-delays.ts';

/** The WebSocket to the server; open only while somebody is signed in. */
export interface SocketConnection {
  open(): void;
  close(): void;
}
/** What is used of reconnecting-websocket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  close(): void;
}
export type ConnectSocket = (url: () => Promise<string>) => Promise<Socket>;

interface SocketOptions extends CatchUpSource {
  events: EventBus;
  access: () => string | undefined;
  renew: () => Promise<boolean>;
  connectSocket: ConnectSocket;
}

const OPEN = 1;
/** The server closes with this code when the token is no longer valid. */
const TOKEN_REFUSED = 4401;
/**
 * Attempts to fetch what was missed, and milliseconds before the second: the server may still be starting, or answer thousands
 * who come back at once. So the pauses grow, and each client has its own.
 */
const CATCH_UP = { attempts: 8, pause: 3000, growth: 1.6 };
const pauseAfter = (attempt: number) =>
  CATCH_UP.pause * CATCH_UP.growth ** attempt * (0.5 + Math.random() / 2);

/** Undefined for what is neither a notification nor a change. */
function parseMessage(data: string): LiveNotification | { change: Change } | undefined {
  try {
    const message: Partial<LiveNotification & { change: Change }> | null = JSON.parse(data);
    const isKnown =
      typeof message?.id === 'number' || (typeof message?.change === 'object' && message.change !== null);
    return isKnown ? (message as LiveNotification | { change: Change }) : undefined;
  } catch {
    return undefined;
  }
}

/** The socket reconnects, renews its token and emits notifications that were missed. */
export function createSocket({
  events,
  access,
  renew,
  connectSocket,
  ...source
}: SocketOptions): SocketConnection {
  let socket: Socket | undefined;
  /** Number of the current connection: events of earlier ones are dropped. */
  let connection = 0;
  let enabled = false;
  let wasOpen = false;
  let tokenRefused = false;
  const catchUp = createCatchUp(events, source);

  async function url(): Promise<string> {
    const token = access();
    if (token && (tokenRefused || isExpired(token))) {
      // Without a response the old token is tried, so that the socket keeps reconnecting.
      await renew().catch(() => false);
      tokenRefused = false;
    }
    const address = new URL(paths.notificationSocket, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('token', access() ?? 'null');
    address.searchParams.set('changes', 'true');
    return address.href;
  }

  /** Missed notifications are emitted before the lists are fetched again, so that nothing counts twice. */
  async function runCatchUp(id: number, left: number = CATCH_UP.attempts) {
    const done = await catchUp.run().then(
      () => true,
      () => false,
    );
    if (id !== connection) return;
    if (left === CATCH_UP.attempts || done) events.emit('socket:reconnected', undefined);
    if (!done && left > 1) {
      const pause = pauseAfter(CATCH_UP.attempts - left);
      setTimeout(() => id === connection && runCatchUp(id, left - 1), pause);
    }
  }

  async function connect() {
    connection += 1;
    const id = connection;
    events.emit('socket:state', 'connecting');
    let next: Socket;
    try {
      next = await connectSocket(url);
    } catch {
      // The library could not be loaded.
      setTimeout(() => id === connection && reconnect(), RECONNECT.max);
      return;
    }
    if (id !== connection) return next.close();
    socket = next;
    next.onopen = () => {
      events.emit('socket:state', 'open');
      if (wasOpen) void runCatchUp(id);
      else catchUp.start().catch(() => undefined);
      wasOpen = true;
    };
    next.onclose = ({ code }) => {
      if (id !== connection) return;
      tokenRefused ||= code === TOKEN_REFUSED;
      events.emit('socket:state', 'connecting');
    };
    next.onmessage = ({ data }) => {
      const message = parseMessage(data);
      if (!message) return;
      if ('change' in message) events.emit('change', message.change);
      else events.emit('notification', message);
    };
  }

  function disconnect() {
    connection += 1;
    socket?.close();
    socket = undefined;
  }

  /** A new socket at once, with all retries: those of a sleeping tab may be used up. */
  function reconnect() {
    if (!enabled || document.visibilityState !== 'visible' || socket?.readyState === OPEN) return;
    disconnect();
    void connect();
  }

  return {
    open() {
      if (enabled) return;
      enabled = true;
      document.addEventListener('visibilitychange', reconnect);
      window.addEventListener('online', reconnect);
      void connect();
    },
    close() {
      if (!enabled) return;
      enabled = false;
      wasOpen = false;
      catchUp.reset();
      document.removeEventListener('visibilitychange', reconnect);
      window.removeEventListener('online', reconnect);
      disconnect();
      events.emit('socket:state', 'closed');
    },
  };
}
