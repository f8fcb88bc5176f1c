import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './read-limits.ts';

interface Stretch {
  since: number;
  sent: number;
}

/** The bytes that the operating system has accepted. It accepts more only as the client reads. */
const sentOf = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength;

/**
 * Ends connections whose client reads an answer slower than the settings allow. What is waited for is measured over a long stretch, since
 * the system takes bytes in large pieces. The answer has begun, so that there is nothing to say.
 */
export function endUnread(
  server: Server,
  { minBytesASecond, readSeconds }: Limits,
  onEnded: (socket: Socket) => void,
): void {
  if (minBytesASecond === 0) return;
  const stretches = new Map<ServerResponse, Stretch>();
  const look = () => {
    for (const [response, stretch] of stretches) {
      const { socket } = response;
      if (!socket || socket.destroyed) stretches.delete(response);
      else if (socket.writableLength === 0) restart(stretch, socket);
      else if (isSlow(stretch, socket)) {
        onEnded(socket);
        socket.destroy();
      }
    }
  };
  const isSlow = (stretch: Stretch, socket: Socket) => {
    const seconds = (performance.now() - stretch.since) / 1000;
    if (seconds < readSeconds) return false;
    const slow = sentOf(socket) - stretch.sent < minBytesASecond * seconds;
    restart(stretch, socket);
    return slow;
  };
  const timer = setInterval(look, (readSeconds * 1000) / 8).unref();
  server.on('request', ({ socket }, response) => {
    stretches.set(response, { since: performance.now(), sent: sentOf(socket) });
    response.once('close', () => stretches.delete(response));
  });
  server.once('close', () => clearInterval(timer));
}

function restart(stretch: Stretch, socket: Socket) {
  stretch.since = performance.now();
  stretch.sent = sentOf(socket);
}
