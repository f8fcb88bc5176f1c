import { DomainError } from '../../errors/domain-error.ts';
import type { Asker } from '../../turns/fair-turns.ts';
import { isLate, jobsInTurn } from '../jobs-in-turn.ts';
import { type Finding, Found } from './finding.ts';

const MEMORY_MB = 1024;

type Read = () => Buffer | Promise<Buffer>;

/**
 * Checks the structure of a document; null if nothing is found. A hostile file that takes all the memory of its process is refused.
 * The document is read when its turn has come.
 */
export function structureCheck(worker: URL) {
  const inTurn = jobsInTurn(worker, MEMORY_MB, (cause) => new DomainError('file.not_checked', {}, { cause }));
  return (read: Read, extension: string, asker: Asker): Promise<Finding | null> =>
    inTurn(asker, async (run) => {
      const content = await read();
      return run('inspectStructure', { content, extension }).catch((error: unknown) => {
        if (isLate(error)) throw error;
        return new Found('too_packed').finding;
      }) as Promise<Finding | null>;
    });
}

export const checkStructure = structureCheck(new URL('./structure.worker.ts', import.meta.url));
