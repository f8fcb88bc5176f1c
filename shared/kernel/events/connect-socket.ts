import { reconnectDelays } from './reconnect-delays.ts';
import type { ConnectSocket, Socket } from './socket-connection.ts';

/** Connects with reconnecting-websocket, which is loaded when somebody first signs in. */
export const connectSocket: ConnectSocket = async (url) => {
  const { default: ReconnectingWebSocket } = await import(
    /* webpackChunkName: 'signed-in' */ 'reconnecting-websocket'
  );
  // It has more than the few members of `Socket`, with types of its own for events.
  return new ReconnectingWebSocket(url, [], reconnectDelays()) as unknown as Socket;
};
