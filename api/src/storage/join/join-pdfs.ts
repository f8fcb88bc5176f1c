import { DomainError } from '../../errors/domain-error.ts';
import type { Asker } from '../../turns/fair-turns.ts';
import { jobsInTurn } from '../jobs-in-turn.ts';

const RETRY_SECONDS = 5;
const MEMORY_MB = 512;

const inTurn = jobsInTurn(
  new URL('./join.worker.ts', import.meta.url),
  MEMORY_MB,
  (cause) => new DomainError('server.busy', {}, { retryAfter: RETRY_SECONDS, cause }),
);
/** Throws 503 if it is late. */
const run = <Result>(name: string, task: unknown, asker: Asker) =>
  inTurn(asker, (runJob) => runJob(name, task) as Promise<Result>);

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
