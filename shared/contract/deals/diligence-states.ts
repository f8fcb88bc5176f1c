/** The state of a line of the due-diligence list. */
export const DILIGENCE_STATES = ['open', 'provided', 'accepted', 'returned', 'not_applicable'] as const;
/** What may be done with such a line: the name of a state moves it there. */
export const DILIGENCE_ACTIONS = [
  'edit',
  'delete',
  'assign',
  'link',
  'comment',
  ...DILIGENCE_STATES,
] as const;
export type DiligenceState = (typeof DILIGENCE_STATES)[number];
export type DiligenceAction = (typeof DILIGENCE_ACTIONS)[number];
