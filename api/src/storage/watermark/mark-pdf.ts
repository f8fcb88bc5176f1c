import { DomainError } from '../../errors/domain-error.ts';
import type { Asker } from '../../turns/fair-turns.ts';
import { jobsInTurn } from '../jobs-in-turn.ts';

const RETRY_SECONDS = 5;
const MEMORY_MB = 512;

const inTurn = jobsInTurn(
  new URL('./watermark.worker.ts', import.meta.url),
  MEMORY_MB,
  (cause) => new DomainError('server.busy', {}, { retryAfter: RETRY_SECONDS, cause }),
);

/** The result of a function of the process; undefined where it can't read the file. Throws 503 if it is late. */
const run = <Result>(name: string, task: object, asker: Asker): Promise<Result | undefined> =>
  inTurn(asker, (runJob) => runJob(name, task) as Promise<Result>).catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    return undefined;
  });

/** A pdf with the mark of `sheet` on each page; null if it is protected or damaged. Throws 503 if it is late. */
export async function markPdf(content: Buffer, sheet: Buffer, asker: Asker): Promise<Buffer | null> {
  const marked = await run<Uint8Array>('mark', { content, sheet }, asker);
  return marked ? Buffer.from(marked) : null;
}

/** Whether a pdf can be marked. */
export const canBeMarked = async (content: Buffer, asker: Asker): Promise<boolean> =>
  (await run<boolean>('check', { content }, asker)) === true;
