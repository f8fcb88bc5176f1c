import { type DelegationRight, type DelegationScope, hasRight } from '@handover/shared/contract';
import type { OnBehalf } from './route.ts';

interface Granted {
  scope: DelegationScope;
  right: DelegationRight;
  mayAccept: boolean;
}

/** Why an adviser with this right can't make the call; null if they can. Source: server rules, firms and advisers. */
export function lacksRight(
  { about, needs }: Pick<OnBehalf, 'about' | 'needs'>,
  { scope, right, mayAccept }: Granted,
): 'delegation.principal_only' | 'delegation.right_missing' | null {
  if (needs === 'never') return 'delegation.principal_only';
  if (needs === 'accept')
    return mayAccept && hasRight(right, 'negotiate') ? null : 'delegation.principal_only';
  // Who is let into the deals of an opportunity only does not change the opportunity.
  if (needs === 'edit' && scope === 'deals' && about === 'opportunity') return 'delegation.right_missing';
  return hasRight(right, needs) ? null : 'delegation.right_missing';
}
