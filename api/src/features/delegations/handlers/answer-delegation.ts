import type { delegationAnswerSchema, delegationQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { delegationResponse } from '../delegation.response.ts';
import {
  endNow,
  findDelegation,
  hasConflict,
  listDelegations as listRows,
  setDelegation,
} from '../delegations.sql.ts';
import { openDelegation } from '../open-delegation.ts';
import { concerned, refreshAdvisers, refreshAfterEnd, tellOther } from '../tell.ts';

export async function listDelegations({ app, viewer, query }: Call<{ query: typeof delegationQuerySchema }>) {
  return paged(query, await listRows(app.db, viewer.id, query), (row) => delegationResponse(row, viewer.id));
}

/** The invited person accepts or declines. */
export async function answerDelegation(call: IdCall<{ body: typeof delegationAnswerSchema }>) {
  const { app, viewer, params, body } = call;
  const now = new Date();
  const row = await app.db.transaction(async (tx) => {
    const delegation = await openDelegation(tx, viewer.id, params.id, now);
    if (delegation.principalId === viewer.id) throw new DomainError('delegation.adviser_only');
    if (delegation.acceptedAt) throw new DomainError('delegation.answered');
    if (body.accepted && (await hasConflict(tx, viewer.id, delegation)))
      throw new DomainError('delegation.conflict');
    const answer = body.accepted ? { acceptedAt: now } : { declinedAt: now };
    await setDelegation(tx, delegation.id, { adviserId: viewer.id, ...answer });
    const answered = { ...delegation, adviserId: viewer.id };
    await tellOther(tx, answered, viewer.id, body.accepted ? 'delegation_accepted' : 'delegation_declined');
    await refreshAdvisers(tx, await concerned(tx, answered));
    return findDelegation(tx, viewer.id, delegation.id);
  });
  if (!row) throw new DomainError('delegation.not_found');
  return delegationResponse(row, viewer.id);
}

/** Either side ends it at once. */
export async function endDelegation({ app, viewer, params }: IdCall) {
  const now = new Date();
  const row = await app.db.transaction(async (tx) => {
    const delegation = await openDelegation(tx, viewer.id, params.id, now);
    const isSide = [delegation.principalId, delegation.adviserId].includes(viewer.id);
    // A colleague acts by it, and does not end it; who is only invited declines it.
    if (!isSide) throw new DomainError('delegation.principal_only');
    await endNow(tx, delegation.id, viewer.id, now);
    await tellOther(tx, delegation, viewer.id, 'delegation_ended');
    await refreshAfterEnd(tx, delegation);
    return findDelegation(tx, viewer.id, delegation.id);
  });
  if (!row) throw new DomainError('delegation.not_found');
  return delegationResponse(row, viewer.id);
}
