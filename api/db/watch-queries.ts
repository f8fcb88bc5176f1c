import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/**
 * Called when a query begins, and what it returns when the query has ended; both in the context of whoever made it. `queryName`:
 * the name of a prepared statement, else the statement, in either case without values.
 */
type Begin = (queryName: () => string) => (ms: number, failed: boolean) => void;

const LENGTH = 300;

/** A statement as it may be logged: the values of ours are `$1`, `$2`; texts and numbers in it are left out all the same. */
export const withoutValues = (sql: string): string => {
  const short = sql
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/(?<![\w$])\d+(?:\.\d+)?\b/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return short.length > LENGTH ? `${short.slice(0, LENGTH)}…` : short;
};

type Query = (...args: unknown[]) => unknown;
const nameOf = (query: unknown) => {
  if (typeof query === 'string') return withoutValues(query);
  const { name, text = '' } = (query ?? {}) as { name?: string; text?: string };
  return name || withoutValues(text);
};

/** Watches every query through a pool, without the wait for a connection. */
export function watchQueries(pool: Pool, begin: Begin): void {
  const watched = new WeakSet<PoolClient>();
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return client;
    watched.add(client);
    const query = client.query.bind(client) as Query;
    const timed: Query = (...args) => {
      const started = performance.now();
      const onEnd = begin(() => nameOf(args[0]));
      const end = AsyncResource.bind((failed: boolean) => onEnd(performance.now() - started, failed));
      const answer = args.at(-1);
      if (typeof answer === 'function') {
        const answered: Query = (...results) => {
          end(Boolean(results[0]));
          return answer(...results);
        };
        return query(...args.slice(0, -1), answered);
      }
      const result = query(...args);
      if (result instanceof Promise)
        result.then(
          () => end(false),
          () => end(true),
        );
      return result;
    };
    client.query = timed as PoolClient['query'];
    return client;
  };

  const connect = pool.connect.bind(pool) as {
    (): Promise<PoolClient>;
    (answer: Query): void;
  };
  const watching = (answer?: Query) => {
    if (!answer) return connect().then(watch);
    // A connection that was waited for comes in the context of whoever gave it back.
    const inContext = AsyncResource.bind(answer);
    return connect((error, client, ...others) => {
      inContext(error, client && watch(client as PoolClient), ...others);
    });
  };
  pool.connect = watching as Pool['connect'];
}
