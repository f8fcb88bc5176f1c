/** The users that make the calls: the columns of every table, in this order. `other` owns something else. */
export const ACTORS = [
  'anonymous',
  'stranger',
  'pending',
  'active',
  'paused',
  'cancelled',
  'owner',
  'other',
  'staff',
] as const;
export type ActorName = (typeof ACTORS)[number];
export type PersonName = Exclude<ActorName, 'anonymous'>;

/** The names of the users; each counts as private data. */
export const NAMES: Record<PersonName, readonly [string, string]> = {
  stranger: ['Zephyrina', 'Lindqvist'],
  pending: ['Peregrin', 'Ashdown'],
  active: ['Cassiopeia', 'Thornbury'],
  paused: ['Isambard', 'Kettlewell'],
  cancelled: ['Evangelina', 'Mossgrove'],
  owner: ['Ottiliana', 'Verrochio'],
  other: ['Bartholomea', 'Quistgaard'],
  staff: ['Theodosia', 'Blackwood'],
};
