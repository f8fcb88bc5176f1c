import type { Queryable } from '../../../../db/connect.ts';
import { EXACT } from '../../../http/lists/list-count.sql.ts';
import type { LandingCount } from './landing.rules.ts';
import { countListings } from './landing.sql.ts';

/** From this age on the counts are made again, after the answer; beyond the other one, before it. In ms. */
const AGEING = 60_000;
const OLDEST = 10 * 60_000;

interface Memory {
  known?: { counts: LandingCount[]; at: number } | undefined;
  /** Others who need the counts wait for the same. */
  counting?: Promise<LandingCount[]> | undefined;
}
const memories = new WeakMap<Queryable, Memory>();

/** The counts of all landing pages: of a thousand listings each time, of more as they were a few minutes ago. */
export async function landingCounts(db: Queryable): Promise<LandingCount[]> {
  const memory = memories.get(db) ?? {};
  memories.set(db, memory);
  const age = memory.known ? Date.now() - memory.known.at : OLDEST;
  if (!memory.known || age >= OLDEST) return count(db, memory);
  // If it fails, the next call counts.
  if (age >= AGEING) count(db, memory).catch(() => undefined);
  return memory.known.counts;
}

function count(db: Queryable, memory: Memory): Promise<LandingCount[]> {
  memory.counting ??= countListings(db)
    .then((counts) => {
      const all = counts.filter(({ sector, region }) => sector === null && region === null);
      const isLong = all.reduce((sum, each) => sum + each.count, 0) > EXACT;
      memory.known = isLong ? { counts, at: Date.now() } : undefined;
      return counts;
    })
    .finally(() => {
      memory.counting = undefined;
    });
  return memory.counting;
}
