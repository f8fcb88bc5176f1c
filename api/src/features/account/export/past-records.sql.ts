import { and, asc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { loiDocuments, ownAgreements, sessions } from '../../../../db/schema/index.ts';
import { letterResponse, readLetters } from '../../deals/index.ts';

/** The letters that the user has sent, with all their versions, also those of deals that they read no more of. */
export async function sentLetters(db: Queryable, userId: number) {
  const rows = await db
    .selectDistinct({ deal: loiDocuments.dealId })
    .from(loiDocuments)
    .where(eq(loiDocuments.submittedBy, userId));
  const letters = [];
  for (const { deal } of rows) letters.push(...(await readLetters(db, deal)));
  return letters
    .filter(({ letter }) => letter.submittedBy === userId)
    .map((letter) => letterResponse(letter, true));
}

/** Every version of the agreements that others had to sign in the user's own words. */
export const writtenAgreements = (db: Queryable, userId: number) =>
  db
    .select({
      opportunity_id: ownAgreements.opportunityId,
      version: ownAgreements.version,
      clauses: ownAgreements.clauses,
      file_name: ownAgreements.fileName,
      file_sha256: ownAgreements.fileSha256,
      written_at: ownAgreements.createdAt,
    })
    .from(ownAgreements)
    .where(eq(ownAgreements.createdBy, userId))
    .orderBy(asc(ownAgreements.id));

/** The sign-ins that have ended and are still known; the others are in `sessions`. */
export const endedSessions = (db: Queryable, userId: number) =>
  db
    .select({
      user_agent: sessions.userAgent,
      address: sessions.ip,
      created_at: sessions.createdAt,
      last_used_at: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, sql`now()`))),
    )
    .orderBy(asc(sessions.createdAt));
