import { reconnectDelays } from './reconnect-delays.ts';
import type { Line, OpenLine } from './socket-connection.ts';

/** A line through reconnecting-websocket, fetched when somebody first signs in. */
export const openLine: OpenLine = async (url) => {
  const { default: ReconnectingWebSocket } = await import('reconnecting-websocket');
  return new ReconnectingWebSocket(url, [], reconnectDelays()) as unknown as Line;
};
