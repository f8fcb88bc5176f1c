import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 10_000;
const PAUSE_MS = 50;

/** The workers of a primary that was killed end a moment after it, and hold the port until then. */
export async function untilFree(port: number, host: string): Promise<void> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until && !(await isFree(port, host)); )
    await sleep(PAUSE_MS);
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
