import type { DelegationRight } from '@handover/shared/contract';
import { CALLS, type Call } from './market-calls.ts';

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

/** Why an adviser can't do what the owner can; null if they can. */
export function adviserDenial(adviser: Adviser, call: Call): number | null {
  const granted: { right: DelegationRight; accepts?: true; ended?: true } = ADVISERS[adviser];
  const maker = CALLS[call];
  if (granted.ended || maker === 'own') return 404;
  const may = maker === 'negotiates' || (maker === 'accepts' && granted.accepts);
  return may && granted.right === 'negotiate' ? null : 403;
}
