import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { deals, files, loiDocuments, loiVersions, users } from '../../../db/schema/index.ts';

const readEarlierVersions = (db: Queryable, dealId: number) =>
  db
    .select({ version: loiVersions, file: files })
    .from(loiVersions)
    .innerJoin(loiDocuments, eq(loiDocuments.id, loiVersions.loiDocumentId))
    .innerJoin(files, eq(files.id, loiVersions.fileId))
    .where(eq(loiDocuments.dealId, dealId))
    .orderBy(asc(loiVersions.version));

/** The letters of a deal, newest first, each with its number in the deal and its earlier versions, oldest first. */
export async function readLetters(db: Queryable, dealId: number) {
  const letters = await db
    .select({ letter: loiDocuments, file: files, deal: deals, submitter: users })
    .from(loiDocuments)
    .innerJoin(files, eq(files.id, loiDocuments.fileId))
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .innerJoin(users, eq(users.id, loiDocuments.submittedBy))
    .where(eq(loiDocuments.dealId, dealId))
    .orderBy(desc(loiDocuments.createdAt), desc(loiDocuments.createdOrder));
  const earlier = letters.length > 0 ? await readEarlierVersions(db, dealId) : [];
  return letters.map((row, index) => ({
    ...row,
    number: letters.length - index,
    earlier: earlier.filter(({ version }) => version.loiDocumentId === row.letter.id),
  }));
}
export type LetterRow = Awaited<ReturnType<typeof readLetters>>[number];
