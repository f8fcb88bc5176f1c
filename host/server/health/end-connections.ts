import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the gateway closes, connections without an open request end at once, also those that a browser has opened ahead and
 * never used, which Node takes for busy. The others end with their answer. Sockets of notifications are the proxy's.
 */
export function endConnections(app: FastifyInstance) {
  const requests = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, more: 1 | -1) => {
    const now = requests.get(socket);
    if (now === undefined) return;
    requests.set(socket, now + more);
    if (isClosing && now + more === 0) socket.destroySoon();
  };
  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.server.prependListener('upgrade', ({ socket }) => requests.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, open] of requests) if (open === 0) socket.destroySoon();
  });
}
