import type { ActingFor } from '@handover/shared/contract';
import type { Acting } from './call.ts';

/** What a response says of the delegation by which it was read. */
export const actingFor = ({ delegationId, name, scope, right, mayAccept }: Acting): ActingFor => ({
  delegation_id: delegationId,
  name,
  scope,
  right,
  may_accept: mayAccept,
});
