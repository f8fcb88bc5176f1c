import { DomainError } from '../../errors/domain-error.ts';
import type { Asker } from '../../turns/fair-turns.ts';
import { isLate, jobsInTurn } from '../jobs-in-turn.ts';

const RETRY_SECONDS = 5;
const MEMORY_MB = 512;

const inTurn = jobsInTurn(
  new URL('./watermark.worker.ts', import.meta.url),
  MEMORY_MB,
  (cause) => new DomainError('server.busy', {}, { retryAfter: RETRY_SECONDS, cause }),
);

/** A pdf, read when its turn has come. */
type Read = () => Promise<Buffer>;

/** The result of a function of the process; undefined where it can't read the file. Throws 503 if it is late. */
const run = <Result>(name: string, read: Read, asker: Asker, more = {}): Promise<Result | undefined> =>
  inTurn(asker, async (runJob) => {
    const content = await read();
    return runJob(name, { content, ...more }).catch((error: unknown) => {
      if (isLate(error)) throw error;
    }) as Promise<Result | undefined>;
  });

/** A pdf with the mark of `sheet` on each page; null if it is protected or damaged. Throws 503 if it is late. */
export async function markPdf(read: Read, sheet: Buffer, asker: Asker): Promise<Buffer | null> {
  const marked = await run<Uint8Array>('mark', read, asker, { sheet });
  return marked ? Buffer.from(marked) : null;
}

/** Whether a pdf can be marked. Of one that takes too long it is not known: who opens it will see. */
export const canBeMarked = (content: Buffer, asker: Asker): Promise<boolean> =>
  run<boolean>('check', async () => content, asker).then(
    (isMarkable) => isMarkable === true,
    () => true,
  );
