import type { Reference } from '@handover/shared/contract';
import type { Proposed } from './reference-columns.ts';

interface Chosen {
  tags: Reference[];
  region: Reference | null;
}

/** A record as all others than its owner and staff read it: without tags and a region that staff have not accepted. */
export const withoutProposed = <T extends Chosen>(record: T, proposed: Proposed): T => ({
  ...record,
  tags: record.tags.filter(({ id }) => !proposed.tags.includes(id)),
  region: proposed.region ? null : record.region,
});
