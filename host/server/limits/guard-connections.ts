import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endSlowBodies, networkOf } from '@handover/shared/contract/hosting';
import type { onRequestHookHandler } from 'fastify';
import { endUnread } from './end-unread.ts';
import type { Limits } from './read-limits.ts';
import type { Refusals } from './refusals.ts';
import type { Shares } from './shares.ts';

interface GuardOptions {
  limits: Limits;
  shares: Shares;
  refuse: Refusals;
  /** Proxies, whose connections are those of many. */
  isTrusted: (address: string | undefined) => boolean;
}

const TOO_MANY =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** Limits the connections of an address, and of all; ends requests and responses that are sent or read too slowly. */
export function guardConnections(server: Server, { limits, shares, refuse, isTrusted }: GuardOptions) {
  server.maxConnections = limits.connections;
  server.on('drop', (dropped) => refuse('connections', dropped?.remoteAddress));
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const key = `connections at ${networkOf(remoteAddress)}`;
    const giveBack = shares.take([{ key, most: limits.connectionsPerAddress }]);
    if (giveBack) return socket.once('close', giveBack);
    refuse('connections', remoteAddress);
    socket.end(TOO_MANY);
    socket.destroySoon();
  });
  const waiting = new WeakMap<Socket, number>();
  // The listener runs before the request is handled.
  server.prependListener('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    // Browsers and proxies send the next when they have the answer; a client that reads none would have thousands of files opened.
    if (count <= limits.requestsPerConnection) return;
    refuse('pipelined', socket.remoteAddress);
    socket.destroy();
  });
  endSlowBodies(server, limits);
  endUnread(server, limits, (socket) => refuse('unread', socket.remoteAddress));
}

/** Skips requests of a connection that has ended: a client may have sent many more at once. */
export const skipClosedSockets: onRequestHookHandler = ({ raw }, reply, done) => {
  if (raw.socket.destroyed) reply.hijack();
  else done();
};

/** Answers unreadable and late requests. The late ones are counted, and told when to try again. */
export function answerBadClient(refuse: Refusals) {
  const latest = new WeakMap<Socket, ServerResponse>();
  return {
    watch: (server: Server) => server.on('request', ({ socket }, response) => latest.set(socket, response)),
    answer(error: NodeJS.ErrnoException, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
      if (isLate) refuse('late', socket.remoteAddress);
      const [status, more] = isLate ? LATE : error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : UNREADABLE;
      // It would be read as a part of a response that has begun.
      if (socket.writable && !isAnswering(latest.get(socket)))
        socket.write(`HTTP/1.1 ${status}\r\n${more}Content-Length: 0\r\nConnection: close\r\n\r\n`);
      socket.destroy(error);
    },
  };
}

const LATE = ['408 Request Timeout', 'Retry-After: 2\r\n'];
const TOO_LONG = ['431 Request Header Fields Too Large', ''];
const UNREADABLE = ['400 Bad Request', ''];

const isAnswering = (response: ServerResponse | undefined) =>
  response?.headersSent && !(response.writableFinished && response.req.complete);
