/** What a line of the closing is about. */
export const CLOSING_KINDS = [
  'agreement',
  'annex',
  'power',
  'condition',
  'funds',
  'signature',
  'registration',
  'other',
] as const;
/** Who owes a line: one side, or both. */
export const CLOSING_OWNERS = ['seller', 'buyer', 'both'] as const;
/** `done`: by a side that owes it. `confirmed`: by the other side. */
export const CLOSING_STATES = ['open', 'done', 'confirmed', 'not_needed'] as const;
/** What may be done with a line: the name of a state moves it there. */
export const CLOSING_ACTIONS = ['edit', 'delete', 'attach', ...CLOSING_STATES] as const;
/** What may be done with a version of an agreement. */
export const VERSION_ACTIONS = ['mark', 'unmark', 'sign', 'confirm_signed', 'remove_signed'] as const;

/** How many of each a closing may have, and how long their texts are. */
export const CLOSING_MAX = {
  lines: 200,
  filesALine: 20,
  agreements: 20,
  versions: 50,
  title: 300,
  name: 100,
  note: 500,
  reason: 1000,
} as const;

export type ClosingKind = (typeof CLOSING_KINDS)[number];
export type ClosingOwner = (typeof CLOSING_OWNERS)[number];
export type ClosingState = (typeof CLOSING_STATES)[number];
export type ClosingAction = (typeof CLOSING_ACTIONS)[number];
export type VersionAction = (typeof VERSION_ACTIONS)[number];
