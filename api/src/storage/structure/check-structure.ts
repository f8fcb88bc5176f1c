import { Piscina } from 'piscina';
import { DomainError } from '../../domain-error.ts';
import { fairTurns } from '../../fair-turns.ts';
import { type Finding, Found } from './finding.ts';

const WORKER = new URL('./structure.worker.ts', import.meta.url);
/** Waiting included. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;
const MEMORY_MB = 1024;

const pool = new Piscina<{ content: Uint8Array; extension: string }, Finding | null>({
  filename: WORKER.href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  // Not the options of the process, such as a module to load first.
  execArgv: [],
});
// An idle thread keeps no process alive.
pool.on('error', () => undefined);

const turns = fairTurns();

/**
 * What a document is refused for, by its structure; null where nothing is found. In a thread of its own: a hostile file may take long, or all the memory of its
 * thread, and is refused then.
 * `who` sent it: they take turns.
 */
export async function checkStructure(
  content: Buffer,
  extension: string,
  who: string,
): Promise<Finding | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await turns.run(who, signal, () => pool.run({ content, extension }, { signal }));
  } catch (error) {
    if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name))
      throw new DomainError('file.not_checked', {}, { cause: error });
    return new Found('too_packed').finding;
  }
}
