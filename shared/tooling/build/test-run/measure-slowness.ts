import { createHash } from 'node:crypto';

/** How long the work below takes on the idle machine that the limits were chosen on, in ms. */
const REFERENCE_MS = 500;
/** On a slower machine than that, or a busier one, a limit may end a test that goes on; a higher one keeps a run that hangs for an hour. */
const MAX = 4;

/** How many times slower than the reference this machine is at present: a whole number from 1 to 4. */
export function measureSlowness(): number {
  const block = Buffer.alloc(1024 * 1024);
  const startedAt = performance.now();
  const hash = createHash('sha512');
  for (let index = 0; index < 300; index++) hash.update(block);
  hash.digest();
  return Math.min(MAX, Math.max(1, Math.ceil((performance.now() - startedAt) / REFERENCE_MS)));
}
