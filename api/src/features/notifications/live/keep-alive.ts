import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';

const HEARTBEAT_MS = 30_000;
/** The number of pings after which other requests get a turn. */
const PINGS_PER_TICK = 500;

/** Pings all sockets in turn, by one timer, and terminates those that have not answered the ping before. */
export function keepAliveOf(app: FastifyInstance): (socket: WebSocket) => void {
  const unanswered = new WeakSet<WebSocket>();
  function onPong(this: WebSocket) {
    unanswered.delete(this);
  }
  const pingAll = async () => {
    let pinged = 0;
    for (const socket of [...app.websocketServer.clients]) {
      if (unanswered.has(socket)) socket.terminate();
      else {
        unanswered.add(socket);
        socket.ping();
      }
      pinged += 1;
      if (pinged % PINGS_PER_TICK === 0) await nextTurn();
    }
  };
  const heartbeat = setInterval(() => void pingAll(), HEARTBEAT_MS);
  app.addHook('preClose', async () => clearInterval(heartbeat));
  return (socket) => void socket.on('pong', onPong);
}
