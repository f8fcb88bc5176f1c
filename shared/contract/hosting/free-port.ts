import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 20_000;
/** Below it no system takes ports for outgoing connections, so that none takes the port before its server does. */
const END = 32_000;

/** A port of `host` that is free at this moment. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await isFree(port, host)) ? port : freePort(host);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
