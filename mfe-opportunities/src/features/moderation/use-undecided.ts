import type { Opportunity } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useEffect, useState } from 'react';

type Case = Pick<Opportunity, 'id' | 'updated_at'>;
/** The version that was to be decided, by opportunity. If it has changed since, there is nothing to tell. */
type Undecided = Readonly<Record<number, string>>;

/** Decisions that were not made since the session ended: kept like drafts, until the same person is back. */
export function useUndecided() {
  const { drafts } = usePlatform();
  // The slot belongs to the user who is signed in now: when the session has ended, there is none.
  const [slot] = useState(() => drafts.of('undecided-reviews'));
  const [undecided, setUndecided] = useState<Undecided>({});
  const read = (): Undecided => JSON.parse(slot.read() ?? '{}');
  const write = (next: Undecided) => {
    setUndecided(next);
    if (Object.keys(next).length > 0) slot.write(JSON.stringify(next));
    else slot.remove();
  };
  // The server has no storage.
  useEffect(() => setUndecided(read()), []);
  return {
    isUndecided: ({ id, updated_at }: Case) => undecided[id] === updated_at,
    keepUndecided: ({ id, updated_at }: Case) => write({ ...read(), [id]: updated_at }),
    forgetUndecided: (id: number) => {
      const { [id]: _, ...others } = read();
      write(others);
    },
  };
}
