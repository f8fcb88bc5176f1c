import { aliasedTable, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, users } from '../../../db/schema/index.ts';
import { personName } from '../users/index.ts';
import type { LetterFacts } from './pdf/letter-facts.ts';

const owners = aliasedTable(users, 'owners');
const requesters = aliasedTable(users, 'requesters');

/** The title and both names in a letter. On a mandate the owner buys. */
export async function readParties(
  db: Queryable,
  dealId: number,
): Promise<Pick<LetterFacts, 'projectTitle' | 'buyer' | 'seller'>> {
  const [row] = await db
    .select({ snapshot: dealOpportunities, owner: owners, requester: requesters })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .innerJoin(owners, eq(owners.id, deals.ownerId))
    .innerJoin(requesters, eq(requesters.id, deals.requesterId))
    .where(eq(deals.id, dealId));
  if (!row) throw new Error(`deal ${dealId} has no snapshot`);
  const [seller, buyer] =
    row.snapshot.type === 'sell' ? [row.owner, row.requester] : [row.requester, row.owner];
  return { projectTitle: row.snapshot.projectTitle, buyer: personName(buyer), seller: personName(seller) };
}
