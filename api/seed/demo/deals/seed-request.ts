import { addDays, toLanguage } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import { aliasedTable, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { accessRequests, agreements, opportunities, users } from '../../../db/schema/index.ts';
import { HOUSE_VERSION } from '../../../src/features/agreements/index.ts';

const LIFE_DAYS = 21;

type Row = typeof accessRequests.$inferInsert;
type Facts = Pick<
  Row,
  | 'opportunityId'
  | 'requesterId'
  | 'status'
  | 'message'
  | 'showsProfile'
  | 'companyId'
  | 'declineReason'
  | 'decidedAt'
  | 'closedAt'
>;

/** Seeds an access request with the agreement signed at `askedAt`; returns its id. */
export async function seedRequest(tx: Transaction, facts: Facts, askedAt: Date): Promise<number> {
  const inserted = await tx
    .insert(accessRequests)
    .values({
      ...facts,
      expiresAt: marketEnd(addDays(marketDay(askedAt), LIFE_DAYS)),
      createdAt: askedAt,
      updatedAt: facts.decidedAt ?? askedAt,
    })
    .returning({ id: accessRequests.id });
  const { id } = onlyRow(inserted);
  await seedAgreement(tx, id, askedAt);
  return id;
}

const owners = aliasedTable(users, 'owners');
const nameOf = (of: Pick<typeof users, 'firstName' | 'lastName'>) =>
  sql<string>`concat_ws(' ', ${of.firstName}, ${of.lastName})`;

async function seedAgreement(tx: Transaction, accessRequestId: number, signedAt: Date): Promise<void> {
  const rows = await tx
    .select({
      language: users.language,
      projectTitle: opportunities.projectTitle,
      ownerName: nameOf(owners),
      requesterName: nameOf(users),
      signature: nameOf(users),
    })
    .from(accessRequests)
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .innerJoin(owners, eq(owners.id, opportunities.ownerId))
    .innerJoin(users, eq(users.id, accessRequests.requesterId))
    .where(eq(accessRequests.id, accessRequestId));
  const { language, ...names } = onlyRow(rows);
  await tx.insert(agreements).values({
    ...names,
    accessRequestId,
    version: HOUSE_VERSION,
    language: toLanguage(language) ?? 'en',
    signedAt,
    ip: '127.0.0.1',
  });
}
