import type { DelegationRight } from '@handover/shared/contract';

/** Who acts for the owner, from the table of the server rules; the colleague is of the firm of the negotiator. */
export const ADVISERS = {
  reader: { right: 'read' },
  editor: { right: 'edit' },
  negotiator: { right: 'negotiate' },
  accepter: { right: 'negotiate', accepts: true },
  colleague: { right: 'negotiate' },
  ended: { right: 'negotiate', accepts: true, ended: true },
} as const satisfies Record<string, { right: DelegationRight; accepts?: true; ended?: true }>;
export type Adviser = keyof typeof ADVISERS;

/** What binds the owner is for those whom they let accept in their own words. */
const ACCEPTING: readonly string[] = [
  'submit_loi',
  'update_loi',
  'withdraw_loi',
  'accept_loi',
  'complete',
  'confirm_completion',
  'refuse_completion',
  'withdraw_completion',
  'extend',
  'shorten',
  'agree_to_end',
  'refuse_end',
];
/** What stays with the owner, whatever is written. */
const OWNERS: readonly string[] = ['cancel', 'attach_company'];

/** Why an adviser can't do what the owner can; null if they can. An archive is one's own: they have none there. */
export function adviserDenial(adviser: Adviser, call: string): number | null {
  const granted: { right: DelegationRight; accepts?: true; ended?: true } = ADVISERS[adviser];
  if (granted.ended || call === 'archive') return 404;
  const may = granted.right === 'negotiate' && !OWNERS.includes(call);
  return may && (granted.accepts || !ACCEPTING.includes(call)) ? null : 403;
}
