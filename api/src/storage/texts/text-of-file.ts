import type { Asker } from '../../turns/fair-turns.ts';
import { jobsInTurn } from '../jobs-in-turn.ts';
import type { TextFound } from './collect-text.ts';
import { hasReader } from './read-text.ts';

const MEMORY_MB = 512;
const inTurn = jobsInTurn(
  new URL('./texts.worker.ts', import.meta.url),
  MEMORY_MB,
  (cause) => cause as Error,
);

/** Documents are read one after the other: by nobody's call. */
const ASKER: Asker = { account: 'texts', network: 'texts' };

/**
 * The text of a stored document, read in a process of its own; null if it can't be read, or not in time. Rejects where the
 * server is stopped meanwhile.
 */
export async function textOfFile(content: Buffer, extension: string): Promise<TextFound | null> {
  if (!hasReader(extension)) return null;
  return inTurn(ASKER, (run) => run('readText', { content, extension }) as Promise<TextFound>).catch(
    (error: Error) => {
      if (error.name === 'AbortError') throw error;
      return null;
    },
  );
}
