import type { Delegation } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { readableEmail } from '../users/index.ts';
import { stateOf } from './delegations.rules.ts';
import type { Delegated, DelegationRow } from './delegations.sql.ts';

const subjectIdOf = ({ companyId, opportunityId, dealId }: Delegated): number =>
  companyId ?? opportunityId ?? dealId ?? 0;

/** A delegation for the person who has given it, or for who acts by it or is invited to. */
export function delegationResponse(row: DelegationRow, viewerId: number): Delegation {
  const { delegation, principal, adviser } = row;
  const isGiven = delegation.principalId === viewerId;
  // The name of a company is confidential: whoever was invited by mistake does not read it.
  const knowsName = isGiven || delegation.acceptedAt !== null;
  return {
    id: delegation.id,
    side: isGiven ? 'given' : 'received',
    person: isGiven ? (adviser ?? readableEmail(delegation.email)) : principal,
    firm: isGiven ? row.adviserFirm : row.principalFirm,
    scope: delegation.scope,
    subject_id: subjectIdOf(delegation),
    subject: (knowsName ? row.companyName : null) ?? row.projectTitle ?? '',
    right: delegation.right,
    acceptance_words: delegation.acceptanceWords,
    ends_on: marketDay(delegation.endsAt),
    state: stateOf(delegation, new Date()),
    created_at: delegation.createdAt.toISOString(),
    accepted_at: delegation.acceptedAt?.toISOString() ?? null,
    ended_at: delegation.endedAt?.toISOString() ?? null,
  };
}
