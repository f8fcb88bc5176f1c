import type { Database } from '../../../db/connect.ts';
import type { Deadline } from '../../calendar/deadline.ts';
import { requestDeadlines } from '../access-requests/index.ts';
import { applyDueExpiries, dealDeadlines } from '../deals/index.ts';
import { delegationDeadlines, principalsOf } from '../delegations/index.ts';
import { diligenceDeadlines } from '../diligence/index.ts';

/**
 * Every deadline that a person can read at this moment: of their own deals and requests, of those in which they act for
 * somebody, and of delegations. In the order of their days.
 */
export async function deadlinesOf(db: Database, userId: number): Promise<Deadline[]> {
  await applyDueExpiries(db, userId);
  const found = [
    ...(await dealDeadlines(db, userId)),
    ...(await diligenceDeadlines(db, userId, userId)),
    ...(await requestDeadlines(db, userId, 'owner')),
    ...(await requestDeadlines(db, userId, 'requester')),
    ...(await delegationDeadlines(db, userId)),
  ];
  const acted = await principalsOf(db, userId);
  for (const principal of new Set(acted.map(({ principalId }) => principalId)))
    await applyDueExpiries(db, principal);
  for (const { delegationId, principalId } of acted)
    found.push(
      ...(await dealDeadlines(db, principalId, delegationId)),
      ...(await diligenceDeadlines(db, userId, principalId, delegationId)),
      ...(await requestDeadlines(db, principalId, 'owner', delegationId)),
    );
  return onceEach(found).sort((one, other) => one.day.localeCompare(other.day));
}

/** The bid date is in each deal of its opportunity, and two delegations may cover the same deal. */
const onceEach = (deadlines: Deadline[]): Deadline[] => [
  ...new Map(deadlines.map((each) => [`${each.kind} ${each.id}`, each])).values(),
];
