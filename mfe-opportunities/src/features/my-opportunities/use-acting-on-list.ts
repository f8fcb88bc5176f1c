import { useActingDelegation } from '@handover/shared/ui-extra';
import type { Acting } from '../../rules/acting.ts';

/** What the viewer may do in the list of somebody else: only read until that is known; undefined for the own list. */
export function useActingOnList(): Acting | undefined {
  const { id, delegation } = useActingDelegation();
  if (id === undefined) return undefined;
  const { scope, right } = delegation ?? { scope: 'deals', right: 'read' };
  return { delegation_id: id, scope, right };
}
