import type { Reference } from '@handover/shared/contract';
import type { Proposed } from './reference-columns.sql.ts';

interface Chosen {
  sectors: Reference[];
  preferred_sectors?: Reference[];
  sub_sectors: Reference[];
  tags: Reference[];
  region: Reference | null;
}

const without = <Choice extends Reference>(choices: Choice[], left: number[]): Choice[] =>
  choices.filter(({ id }) => !left.includes(id));

/**
 * A record as all others than its owner and staff read it: without tags and a region that staff have not accepted, and
 * without the sector that stands for a choice that is still open.
 */
export const withoutProposed = <T extends Chosen>(record: T, proposed: Proposed): T => ({
  ...record,
  sectors: without(record.sectors, proposed.sectors),
  ...(record.preferred_sectors && {
    preferred_sectors: without(record.preferred_sectors, proposed.sectors),
  }),
  sub_sectors: without(record.sub_sectors, proposed.sub_sectors),
  tags: without(record.tags, proposed.tags),
  region: proposed.region ? null : record.region,
});
