import type { ListCall } from './list-call.ts';

/** The lists of the staff's room. */
export const STAFF_LISTS: Record<string, ListCall> = {
  '/api/people/': {
    by: 'staff',
    filters: [
      // Finds the broker, too, whose listings are counted.
      ['search=martin', 10_000],
      ['search=person77', 200],
    ],
    orderings: ['last_name'],
    size: 2,
    // The sessions, listings and deals of each person are counted.
    through: 100,
  },
  '/api/audit_events/': {
    by: 'staff',
    filters: ['kind=deal_read', ['person=1000', 4000], ['person=1000&kind=signed_in', 4000]],
    size: 5,
  },
  '/api/listing_reports/': {
    by: 'staff',
    filters: ['state=decided', 'state=decided&ordering=decided_at'],
    orderings: ['created_at'],
  },
  '/api/failed_mails/': { by: 'staff', orderings: ['last_failed_at'] },
  '/api/failed_jobs/': { by: 'staff', orderings: ['last_failed_at'] },
};
