import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';

/** The adviser who makes the running call for somebody else. */
const advisers = new AsyncLocalStorage<number>();

/** Everything that `work` writes in transactions is stored with the adviser beside its actor. */
export const actedBy = <Result>(adviserId: number | undefined, work: () => Result): Result =>
  adviserId === undefined ? work() : advisers.run(adviserId, work);

/** Begins a transaction of an adviser: the setting ends with it. */
export const adviserSetting = () => {
  const adviser = advisers.getStore();
  return adviser === undefined ? null : sql`select set_config('handover.acted_by', ${String(adviser)}, true)`;
};

/** The adviser of the running transaction; null without one. For columns that are written by an update. */
export const ADVISER = sql<number | null>`nullif(current_setting('handover.acted_by', true), '')::bigint`;
