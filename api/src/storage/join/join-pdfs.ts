import { DomainError } from '../../errors/domain-error.ts';
import { type Asker, fairTurns } from '../../turns/fair-turns.ts';
import { jobProcesses } from '../job-processes.ts';

/** Waiting included. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;
const RETRY_SECONDS = 5;
const MEMORY_MB = 512;
/** The number of processes: a slow file leaves one to those of others. */
const PROCESSES = 2;

const processes = jobProcesses(new URL('./join.worker.ts', import.meta.url), {
  memoryMb: MEMORY_MB,
  idleMs: IDLE_MS,
});
const turns = fairTurns(PROCESSES);

/** Runs in a process of its own, as the files come from others. Throws 503 if its turn does not come. */
async function run<Result>(name: string, task: unknown, asker: Asker): Promise<Result> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return (await turns.run(asker, late, () => processes.run(name, task, late))) as Result;
  } catch (cause) {
    throw late.aborted ? new DomainError('server.busy', {}, { retryAfter: RETRY_SECONDS, cause }) : cause;
  }
}

interface Rewritten {
  content: Buffer;
  pages: number;
}

/** A pdf to which pages can be added, written anew, see the worker; null if it is protected or damaged. */
export async function rewritePdf(content: Buffer, asker: Asker): Promise<Rewritten | null> {
  const found = await run<{ content: Uint8Array; pages: number }>('rewrite', { content }, asker).catch(
    (error: unknown) => {
      if (error instanceof DomainError) throw error;
      return null;
    },
  );
  return found && { content: Buffer.from(found.content), pages: found.pages };
}

/** The pages of a rewritten pdf, followed by those of another. */
export const appendPdf = async (
  content: Buffer,
  { added, title }: { added: Buffer; title: string },
  asker: Asker,
): Promise<Buffer> => Buffer.from(await run<Uint8Array>('append', { content, added, title }, asker));
