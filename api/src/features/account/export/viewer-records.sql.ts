import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { accessRequests, files, socialAccounts } from '../../../../db/schema/index.ts';
import { fileView } from '../../stored-files/index.ts';

export async function linkedProviders(db: Queryable, userId: number) {
  const rows = await db.select().from(socialAccounts).where(eq(socialAccounts.userId, userId));
  return rows.map(({ provider, subject, createdAt }) => ({
    provider,
    subject,
    linked_at: createdAt.toISOString(),
  }));
}

/** What the user has agreed to, and from which address. */
export async function acceptedNdas(db: Queryable, userId: number) {
  const rows = await db
    .select()
    .from(accessRequests)
    .where(eq(accessRequests.requesterId, userId))
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.createdOrder));
  return rows.map(({ id, opportunityId, ndaVersion, ndaAcceptedAt, ndaIp }) => ({
    access_request_id: id,
    opportunity_id: opportunityId,
    version: ndaVersion,
    accepted_at: ndaAcceptedAt.toISOString(),
    address: ndaIp,
  }));
}

const AT_ONCE = 200;

/** The user's uploaded files with their links, in batches. */
export async function* uploadedFiles(db: Queryable, userId: number, home: string) {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(files)
      .where(and(eq(files.uploadedBy, userId), isNull(files.hiddenAt), gt(files.createdOrder, last)))
      .orderBy(asc(files.createdOrder))
      .limit(AT_ONCE);
    for (const row of rows) {
      const view = fileView(row);
      yield { ...view, kind: row.kind, url: `${home}${view.url}` };
    }
    last = rows.at(-1)?.createdOrder ?? 0;
    if (rows.length < AT_ONCE) return;
  }
}
