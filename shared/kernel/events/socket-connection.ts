import type { Notification } from '../../contract/index.ts';
import { paths } from '../../contract/paths.ts';
import { isOutOfTime } from './access-token.ts';
import { type CatchUpSource, createCatchUp } from './catch-up.ts';
import type { EventBus } from './event-bus.ts';
import { RECONNECT } from './reconnect-delays.ts';

/** The live socket to the server; open only while somebody is signed in. */
export interface SocketConnection {
  open(): void;
  close(): void;
}
/** The parts of reconnecting-websocket that are used here. */
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
/** The server's word for a token that is no longer good. */
const TOKEN_REFUSED = 4401;
/** How often what was missed is asked for, and how long between, in milliseconds: the server may only be coming up. */
const CATCH_UP = { tries: 5, pause: 3000 };

/** A message of the socket; what is none is dropped. */
function parseNotification(data: string): Notification | undefined {
  try {
    const message: Notification | null = JSON.parse(data);
    return typeof message?.id === 'number' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the socket; once per platform. It reconnects, renews its token and tells what was missed. */
export function createSocket({
  events,
  access,
  renew,
  connectSocket,
  ...source
}: SocketOptions): SocketConnection {
  let socket: Socket | undefined;
  /** Tells attempts apart: an answer to one that was closed meanwhile is dropped. */
  let attempt = 0;
  let wanted = false;
  let wasOpen = false;
  let refused = false;
  const missed = createCatchUp(events, source);

  async function url(): Promise<string> {
    const token = access();
    if (token && (refused || isOutOfTime(token))) {
      // Without an answer the old token is tried: the socket must never stop trying for a lost request.
      await renew().catch(() => false);
      refused = false;
    }
    const address = new URL(paths.notificationSocket, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('token', access() ?? 'null');
    return address.href;
  }

  /** What was missed is told first and the lists refetch after it, so that nothing counts twice. */
  async function catchUp(mine: number, left: number = CATCH_UP.tries) {
    const done = await missed.run().then(
      () => true,
      () => false,
    );
    if (mine !== attempt) return;
    if (left === CATCH_UP.tries || done) events.emit('socket:reconnected', undefined);
    if (!done && left > 1) setTimeout(() => mine === attempt && catchUp(mine, left - 1), CATCH_UP.pause);
  }

  async function connect() {
    attempt += 1;
    const mine = attempt;
    events.emit('socket:state', 'connecting');
    let next: Socket;
    try {
      next = await connectSocket(url);
    } catch {
      // The library itself did not arrive.
      setTimeout(() => mine === attempt && reconnect(), RECONNECT.max);
      return;
    }
    if (mine !== attempt) return next.close();
    socket = next;
    next.onopen = () => {
      events.emit('socket:state', 'open');
      if (wasOpen) void catchUp(mine);
      else missed.begin().catch(() => undefined);
      wasOpen = true;
    };
    next.onclose = ({ code }) => {
      if (mine !== attempt) return;
      refused ||= code === TOKEN_REFUSED;
      events.emit('socket:state', 'connecting');
    };
    next.onmessage = ({ data }) => {
      const notification = parseNotification(data);
      if (notification) events.emit('notification', notification);
    };
  }

  function disconnect() {
    attempt += 1;
    socket?.close();
    socket = undefined;
  }

  /** A fresh socket at once, with 50 tries again: a sleeping tab may have used them up. */
  function reconnect() {
    if (!wanted || document.visibilityState !== 'visible' || socket?.readyState === OPEN) return;
    disconnect();
    void connect();
  }

  return {
    open() {
      if (wanted) return;
      wanted = true;
      document.addEventListener('visibilitychange', reconnect);
      window.addEventListener('online', reconnect);
      void connect();
    },
    close() {
      if (!wanted) return;
      wanted = false;
      wasOpen = false;
      missed.forget();
      document.removeEventListener('visibilitychange', reconnect);
      window.removeEventListener('online', reconnect);
      disconnect();
      events.emit('socket:state', 'closed');
    },
  };
}
