import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionTimes } from './connection-settings.ts';

interface Stretch {
  since: number;
  bytes: number;
  /** Kept, since a request that is passed on may lose its own. */
  socket: Socket;
}

/**
 * Ends requests whose body comes slower than the settings allow, by the bytes of each stretch of time and not only by their absence. What
 * counts is the time in which the server waits for its client: a body that the server itself has not taken yet is not slow. Node then answers
 * 408 as for a request that is late, or ends the connection where a response has begun.
 */
export function endSlowBodies(server: Server, { minBytesASecond, slowSeconds }: ConnectionTimes): void {
  if (minBytesASecond === 0) return;
  const stretches = new Map<IncomingMessage, Stretch>();
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete || !hasBody(request)) return;
    const { socket } = request;
    stretches.set(request, { since: performance.now(), bytes: socket.bytesRead, socket });
    request.once('close', () => stretches.delete(request));
    response.once('close', () => socket.destroyed && stretches.delete(request));
  };
  const look = () => {
    for (const [request, stretch] of stretches) {
      if (request.complete || stretch.socket.destroyed) stretches.delete(request);
      else if (isUnread(request)) restart(stretch);
      else if (isSlow(stretch)) end(server, stretch.socket);
    }
  };
  const isSlow = (stretch: Stretch) => {
    const seconds = (performance.now() - stretch.since) / 1000;
    if (seconds < slowSeconds) return false;
    const slow = stretch.socket.bytesRead - stretch.bytes < minBytesASecond * seconds;
    restart(stretch);
    return slow;
  };
  const timer = setInterval(look, (slowSeconds * 1000) / 4).unref();
  server.on('request', begin);
  server.once('close', () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The server is what the client waits for. */
const isUnread = (request: IncomingMessage) => request.readableLength > 0;

function restart(stretch: Stretch) {
  stretch.since = performance.now();
  stretch.bytes = stretch.socket.bytesRead;
}

const late = () => Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends the connection as Node does when a request is late. */
function end(server: Server, socket: Socket) {
  if (!server.emit('clientError', late(), socket)) socket.destroy();
}
