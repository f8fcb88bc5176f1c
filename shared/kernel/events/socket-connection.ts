import { paths } from '../../contract/wire/paths.ts';
import { isExpired } from '../http/index.ts';
import { createCatchUp } from './catch-up.ts';
import type { EventBus, SocketState } from './event-bus.ts';
import { parseMessage } from './parse-message.ts';
import { RECONNECT } from './reconnect-delays.ts';

/** The WebSocket to the server; open only while somebody is signed in. */
export interface SocketConnection {
  open(): void;
  close(): void;
  state(): SocketState;
}

/** The part of reconnecting-websocket that is used. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  close(): void;
}
export type ConnectSocket = (url: () => Promise<string>) => Promise<Socket>;

export interface SocketOptions {
  events: EventBus;
  access: () => string | undefined;
  renew: () => Promise<boolean>;
  connectSocket: ConnectSocket;
}

const OPEN = 1;
/** The server closes with this code when the token is no longer valid. */
const TOKEN_REFUSED = 4401;
/** The time in which a call that has ended its own session gets its response, and another tab tells what it did. */
const GRACE_MS = 500;

/** The socket reconnects, renews its token and emits notifications that were missed. */
export function createSocket({ events, access, renew, connectSocket }: SocketOptions): SocketConnection {
  let socket: Socket | undefined;
  /** Number of the current connection: events of earlier ones are dropped. */
  let connection = 0;
  let enabled = false;
  /** Whether the browser has been given an address that it has not connected to yet. */
  let isDialing = false;
  /** The pending renewal of a token that the server has refused. */
  let renewal: Promise<unknown> | undefined;
  const catchUp = createCatchUp(events);
  let state: SocketState = 'closed';
  const setState = (next: SocketState) => {
    state = next;
    events.emit('socket:state', next);
  };

  /** If there is no response, the old token is tried: the socket keeps reconnecting. */
  const tryToRenew = () => renew().catch(() => false);

  /** Soon, and not only for the next attempt: if the session is over, its pages end. Not where the token is another one meanwhile. */
  async function renewRefused(token: string | undefined) {
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    if (token && token === access()) await tryToRenew();
  }

  async function url(id: number): Promise<string> {
    await renewal;
    const token = access();
    if (!renewal && token && isExpired(token)) await tryToRenew();
    renewal = undefined;
    const address = new URL(paths.notificationSocket, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('token', access() ?? 'null');
    address.searchParams.set('changes', 'true');
    address.searchParams.set('since', catchUp.cursor());
    isDialing = id === connection;
    return address.href;
  }

  async function connect() {
    connection += 1;
    const id = connection;
    setState('connecting');
    let next: Socket;
    try {
      next = await connectSocket(() => url(id));
    } catch {
      // The library could not be loaded.
      setTimeout(() => id === connection && reconnect(), RECONNECT.max);
      return;
    }
    if (id !== connection) return next.close();
    socket = next;
    next.onopen = () => {
      isDialing = false;
      catchUp.opened();
      setState('open');
    };
    next.onclose = ({ code }) => {
      if (id !== connection) return;
      isDialing = false;
      setState('connecting');
      if (code === TOKEN_REFUSED) renewal = renewRefused(access());
    };
    next.onmessage = ({ data }) => {
      const message = id === connection && parseMessage(data);
      if (!message) return;
      if ('change' in message) events.emit('change', message.change);
      else if ('release_set' in message) events.emit('release-set', message);
      else if ('id' in message) catchUp.receive(message);
      else catchUp.ready(message);
    };
  }

  /** Browsers warn of a socket that is closed while it connects: it is closed as soon as it has. */
  function disconnect() {
    connection += 1;
    const last = socket;
    if (last && isDialing) last.onopen = last.onclose = () => last.close();
    else last?.close();
    isDialing = false;
    socket = undefined;
  }

  /** A new socket at once, with all retries: those of a sleeping tab may be used up. */
  function reconnect() {
    if (!enabled || document.visibilityState !== 'visible' || socket?.readyState === OPEN) return;
    disconnect();
    void connect();
  }

  return {
    state: () => state,
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
      catchUp.reset();
      document.removeEventListener('visibilitychange', reconnect);
      window.removeEventListener('online', reconnect);
      disconnect();
      setState('closed');
    },
  };
}
