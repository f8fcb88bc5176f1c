import { countsAt, type RolloutCounts } from './counts.ts';
import { createSlowLimit } from './slow-limit.ts';
import type { Visitor } from './visitor.ts';

/** More people with failures than these tell nothing new. */
const MAX_FAILED = 10_000;
/** So many characters of a number tell people apart. */
const MARK_LENGTH = 12;

/** Counts what visitors of a rollout do. Each call returns the visitor as they are to be remembered, since a person counts once. */
export function createTally() {
  const counts: RolloutCounts = {};
  const times = createSlowLimit();
  let failed = 0;
  const countsOf = ({ share, arm }: Visitor) => countsAt(counts, share)[arm];
  const marked = (visitor: Visitor, mark: string): Visitor =>
    visitor.marks.includes(mark) ? visitor : { ...visitor, marks: visitor.marks + mark };
  const once = (visitor: Visitor, mark: string, what: 'people' | 'heard' | 'timed') => {
    if (!visitor.marks.includes(mark)) countsOf(visitor)[what] += 1;
    return marked(visitor, mark);
  };
  const onceFailed = (visitor: Visitor, mark: string, what: 'failures' | 'errors') => {
    if (visitor.marks.includes(mark) || failed >= MAX_FAILED) return visitor;
    failed += 1;
    countsOf(visitor)[what].push(visitor.number.slice(0, MARK_LENGTH));
    return marked(visitor, mark);
  };
  const heard = (visitor: Visitor) => once(once(visitor, 'p', 'people'), 'h', 'heard');

  return {
    counts,
    /** A page was served. */
    page(visitor: Visitor): Visitor {
      countsOf(visitor).pages += 1;
      return marked(visitor, visitor.marks.includes('a') ? 'r' : 'a');
    },
    /** The browser has sent something. */
    heard,
    /** It has reported a failure, or an error that nothing caught. */
    failed: (visitor: Visitor, isError: boolean): Visitor =>
      isError ? onceFailed(heard(visitor), 'e', 'errors') : onceFailed(heard(visitor), 'f', 'failures'),
    /** It has told when its page was ready. The first page does not count: its files are not in the cache of who has the new set. */
    ready(visitor: Visitor, ms: number): Visitor {
      if (!visitor.marks.includes('r') || visitor.marks.includes('t')) return visitor;
      const limit = times.limit();
      if (visitor.arm === 'current') times.add(ms);
      if (limit === undefined) return visitor;
      if (ms > limit) countsOf(visitor).slow += 1;
      return once(visitor, 't', 'timed');
    },
  };
}
