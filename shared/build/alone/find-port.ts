import { once } from 'node:events';
import { createServer } from 'node:net';
import { AloneError } from './alone-error.ts';

const FIRST = 3101;
const TRIES = 100;

/**
 * The port that is wished, or it is said that it is taken. Without a wish each remote has a usual one, by its place among
 * the remotes, so that its address stays the same from day to day; where that is taken, the next that is free.
 */
export async function findPort(wished: number | undefined, place: number): Promise<number> {
  if (wished !== undefined) {
    if (await isFree(wished)) return wished;
    throw new AloneError(`Port ${wished} is taken. Stop what uses it, or choose another: PORT=${FIRST}`);
  }
  for (let port = FIRST + place; port < FIRST + TRIES; port += 1) if (await isFree(port)) return port;
  throw new AloneError(`No port between ${FIRST + place} and ${FIRST + TRIES} is free; choose one by PORT`);
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
