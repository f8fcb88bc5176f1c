import { DomainError } from '../../errors/domain-error.ts';
import { type Asker, fairTurns } from '../../turns/fair-turns.ts';
import { jobProcesses } from '../job-processes.ts';
import { type Finding, Found } from './finding.ts';

/** Waiting included. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;
const MEMORY_MB = 1024;
/** The number of processes: a slow document leaves one to those of others. */
const PROCESSES = 2;

type Read = () => Buffer | Promise<Buffer>;
const isLate = (error: unknown) =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);

/**
 * Checks the structure of a document; null if nothing is found. It runs in a process of its own: a hostile file may
 * take long, or all the memory of it, and is refused then. People take turns, and nobody has more than one process.
 * The document is read when its turn has come.
 */
export function structureCheck(worker: URL) {
  const processes = jobProcesses(worker, { memoryMb: MEMORY_MB, idleMs: IDLE_MS });
  const turns = fairTurns(PROCESSES);

  const check = (content: Buffer, extension: string, signal: AbortSignal) =>
    processes.run('inspectStructure', { content, extension }, signal).catch((error) => {
      if (isLate(error)) throw error;
      return new Found('too_packed').finding;
    }) as Promise<Finding | null>;

  return async (read: Read, extension: string, asker: Asker): Promise<Finding | null> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await turns.run(asker, signal, async () => check(await read(), extension, signal));
    } catch (error) {
      throw isLate(error) ? new DomainError('file.not_checked', {}, { cause: error }) : error;
    }
  };
}

export const checkStructure = structureCheck(new URL('./structure.worker.ts', import.meta.url));
