import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { prepared } from '../../../../db/prepared.ts';
import { deals, files, loiDocuments, loiVersions, users } from '../../../../db/schema/index.ts';
import { countersOf } from '../bidding/counters.sql.ts';

const earlierVersions = prepared('letter_versions', (db) =>
  db
    .select({ version: loiVersions, file: files })
    .from(loiVersions)
    .innerJoin(loiDocuments, eq(loiDocuments.id, loiVersions.loiDocumentId))
    .innerJoin(files, eq(files.id, loiVersions.fileId))
    .where(eq(loiDocuments.dealId, sql.placeholder('deal')))
    .orderBy(asc(loiVersions.version)),
);

const lettersOf = prepared('letters', (db) =>
  db
    .select({ letter: loiDocuments, file: files, deal: deals, submitter: users })
    .from(loiDocuments)
    .innerJoin(files, eq(files.id, loiDocuments.fileId))
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .innerJoin(users, eq(users.id, loiDocuments.submittedBy))
    .where(eq(loiDocuments.dealId, sql.placeholder('deal')))
    .orderBy(desc(loiDocuments.createdAt), desc(loiDocuments.createdOrder)),
);

/** The letters of a deal, newest first, each with its number in the deal and its earlier versions, oldest first. */
export async function readLetters(db: Queryable, deal: number) {
  const letters = await lettersOf(db, { deal });
  const earlier = letters.length > 0 ? await earlierVersions(db, { deal }) : [];
  const counters = await countersOf(
    db,
    letters.map(({ letter }) => letter.id),
  );
  return letters.map((row, index) => ({
    ...row,
    number: letters.length - index,
    counters: counters.filter(({ counter }) => counter.loiDocumentId === row.letter.id),
    earlier: earlier.filter(({ version }) => version.loiDocumentId === row.letter.id),
  }));
}
export type LetterRow = Awaited<ReturnType<typeof readLetters>>[number];
