import type { Day } from '@handover/shared/contract';

export type DeadlineKind =
  | 'exclusivity'
  | 'proposal'
  | 'letter'
  | 'bids'
  | 'completion'
  | 'diligence'
  | 'request'
  | 'question'
  | 'delegation';

/** A day that a person can read in the product, by the end of which something is due or ends. */
export interface Deadline {
  kind: DeadlineKind;
  /** The record that it belongs to. With the kind it stays the same when the day moves. */
  id: number;
  day: Day;
  /** What it is about, as this person may read it. */
  title: string;
  /** The path of the page that shows it. */
  path: string;
  /** The last change of what it belongs to. */
  changedAt: Date;
}
