import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long to wait for a process that is just ending to release the lock. */
const WAIT_MS = 4000;

/**
 * Locks a data folder for this process: two processes on one embedded database would stop it under each other. The lock
 * is an abstract unix socket, which the kernel closes when the process ends for whatever reason; only Linux has those,
 * so other systems have no lock. Returns a function that unlocks.
 */
export async function lockDataDir(folder: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined;
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const path = `\0handover-${key}`;
  for (const until = Date.now() + WAIT_MS; ; ) {
    const server = await listen(path);
    if (server) return () => void server.close();
    if (Date.now() > until)
      throw new Error(`DATA_DIR ${folder} is in use by process ${await lockOwner(path)}`);
    await sleep(200);
  }
}

async function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  try {
    await once(server.listen(path), 'listening');
    return server.unref();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}

/** The pid of the process that has the lock, as it answers on the socket. */
const lockOwner = (path: string) =>
  text(connect({ path, signal: AbortSignal.timeout(1000) })).catch(() => 'unknown');
