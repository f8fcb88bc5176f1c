import { hasRight } from '@handover/shared/contract';
import { useActingDelegation } from '@handover/shared/ui-extra';

/** Whether the viewer may answer the requests of the list: always their own, and as an adviser who negotiates. */
export function useMayAnswer(): boolean {
  const { id, delegation } = useActingDelegation();
  return id === undefined || (delegation !== undefined && hasRight(delegation.right, 'negotiate'));
}
