import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from '../../command/command-error.ts';

const FIRST = 3101;
const ATTEMPTS = 100;

/**
 * The requested port; throws if it is taken. Otherwise each remote has a default port by its index, so that its
 * address stays the same, or the next free one.
 */
export async function findPort(requested: number | undefined, place: number): Promise<number> {
  if (requested !== undefined) {
    if (await isFree(requested)) return requested;
    throw new CommandError(`Port ${requested} is taken. Stop what uses it, or choose another: PORT=${FIRST}`);
  }
  for (let port = FIRST + place; port < FIRST + ATTEMPTS; port += 1) if (await isFree(port)) return port;
  throw new CommandError(
    `No port between ${FIRST + place} and ${FIRST + ATTEMPTS} is free; choose one by PORT`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen({ port, host: '127.0.0.1' }), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
