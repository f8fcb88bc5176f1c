import type { Language } from '@handover/shared/contract';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { files, roomDownloads } from '../../../db/schema/index.ts';
import type { Viewer } from '../../http/call.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { type Groups, mayBeRead } from '../deals/index.ts';
import type { RoomTree } from '../document-folders/index.ts';
import { byIndex } from './room.sql.ts';

/** The time that a browser takes to begin the download. */
const VALID = sql`now() + interval '2 minutes'`;

/** Returns the token, of which only the hash is stored. */
export async function insertDownload(
  tx: Transaction,
  { id: userId, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
  dealId: number,
  language: Language,
): Promise<string> {
  const token = newToken();
  await tx
    .delete(roomDownloads)
    .where(and(eq(roomDownloads.userId, userId), lt(roomDownloads.expiresAt, sql`now()`)));
  await tx
    .insert(roomDownloads)
    .values({ hash: hashToken(token), userId, sessionId, dealId, language, expiresAt: VALID });
  return token;
}

/** Uses up the token of a download. Of several calls at once one gets it. */
export async function takeDownload(db: Queryable, token: string) {
  const isValid = and(
    eq(roomDownloads.hash, hashToken(token)),
    isNull(roomDownloads.usedAt),
    gt(roomDownloads.expiresAt, sql`now()`),
  );
  const [taken] = await db.update(roomDownloads).set({ usedAt: sql`now()` }).where(isValid).returning();
  return taken;
}

/** All documents that a reader may save, in the order of the index. One that came after the tree was read has no number, and waits. */
export async function listDocuments(db: Queryable, snapshotId: number, groups: Groups, tree: RoomTree) {
  const documents = await db
    .select()
    .from(files)
    .where(
      and(eq(files.dealOpportunityId, snapshotId), mayBeRead(groups, 'download'), isNull(files.hiddenAt)),
    )
    .orderBy(asc(byIndex(tree)));
  return documents.filter((document) => tree.indexOf(document) !== null);
}
