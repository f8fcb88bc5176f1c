import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long one that is just ending may take to let go. */
const PATIENCE_MS = 4000;

/**
 * Holds a folder for this process alone: two that share an embedded database would each adopt and stop it under the
 * other. The hold is a socket that the kernel closes with the process, however that ends; elsewhere than on Linux,
 * where such sockets have no file, there is none. Returns how to let go.
 */
export async function holdFolder(folder: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined;
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const path = `\0handover-${key}`;
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    const server = await listen(path);
    if (server) return () => void server.close();
    if (Date.now() > until) throw new Error(`DATA_DIR ${folder} is in use by process ${await holder(path)}`);
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

/** Its process id; it answers as soon as its event loop turns. */
const holder = (path: string) =>
  text(connect({ path, signal: AbortSignal.timeout(1000) })).catch(() => 'unknown');
