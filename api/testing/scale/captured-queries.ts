import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface CapturedQuery {
  /** The name of a prepared statement. */
  name?: string;
  text: string;
  values: unknown[];
}

interface QueryInput {
  name?: string;
  text?: string;
  values?: unknown[];
}

const capture = new AsyncLocalStorage<CapturedQuery[]>();
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...args: [string | QueryInput, unknown?]) {
  const [input, given] = args;
  const {
    name = '',
    text = '',
    values = [],
  }: QueryInput = typeof input === 'string' ? { text: input } : input;
  capture.getStore()?.push({ name, text, values: Array.isArray(given) ? given : values });
  return send.apply(this, args as never);
} as typeof send;

/** The statements that `work` sends to the database, without those of background timers. */
export async function capturedQueries(work: () => Promise<unknown>): Promise<CapturedQuery[]> {
  const found: CapturedQuery[] = [];
  await capture.run(found, work);
  return found;
}

/** The reading statements, which can be explained. */
export const reads = (queries: CapturedQuery[]) =>
  queries.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
