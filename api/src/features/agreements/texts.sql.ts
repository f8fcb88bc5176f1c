import type { AgreementClause } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { desc, eq, like, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { type HouseText, houseTexts, opportunities, ownAgreements } from '../../../db/schema/index.ts';
import { builtInText, HOUSE_VERSION } from './house-text/house-text.ts';

/** The text of the marketplace that is signed today. */
export async function houseToday(db: Queryable) {
  const [row] = await db.select().from(houseTexts).orderBy(desc(houseTexts.createdOrder)).limit(1);
  return row ?? { version: HOUSE_VERSION, texts: builtInText(HOUSE_VERSION) };
}

export async function houseTextOf(db: Queryable, version: string): Promise<HouseText> {
  const [row] = await db.select().from(houseTexts).where(eq(houseTexts.version, version));
  return row?.texts ?? builtInText(version);
}

/** Locks until the transaction ends; reading goes on. */
export async function lockHouseTexts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${houseTexts} in share row exclusive mode`);
}

/** 2026-11-29, and 2026-11-29.2 of a second one on the same day. */
export async function insertHouseText(tx: Transaction, texts: HouseText, createdBy: number) {
  const day = marketDay(new Date());
  const before = await tx.$count(houseTexts, like(houseTexts.version, `${day}%`));
  const version = before === 0 ? day : `${day}.${before + 1}`;
  await tx.insert(houseTexts).values({ version, texts, createdBy });
}

/** A PDF of the owner's, as it is stored. */
export interface OwnFile {
  storageKey: string;
  name: string;
  size: number;
  sha256: string;
  pages: number;
}

/** The last choice of the owner. */
async function lastChoice(db: Queryable, opportunityId: number) {
  const [row] = await db
    .select()
    .from(ownAgreements)
    .where(eq(ownAgreements.opportunityId, opportunityId))
    .orderBy(desc(ownAgreements.version))
    .limit(1);
  return row;
}

type OwnRow = NonNullable<Awaited<ReturnType<typeof lastChoice>>>;

/** The file in place of a text, where there is one. */
function fileOf({ storageKey, fileName, fileSize, fileSha256, filePages }: OwnRow): OwnFile | null {
  if (!storageKey || !fileName || !fileSha256 || fileSize === null || filePages === null) return null;
  return { storageKey, name: fileName, size: fileSize, sha256: fileSha256, pages: filePages };
}
const contentOf = (row: OwnRow) => ({ ...row, clauses: row.clauses ?? [], file: fileOf(row) });

/** The owner's own agreement that is signed today. */
export async function ownToday(db: Queryable, opportunityId: number) {
  const row = await lastChoice(db, opportunityId);
  return row && (row.clauses || row.storageKey) ? contentOf(row) : undefined;
}

/** The PDFs that a user has others sign today. */
export async function ownFilesOf(db: Queryable, ownerId: number) {
  const rows = await db
    .selectDistinctOn([ownAgreements.opportunityId], { own: ownAgreements })
    .from(ownAgreements)
    .innerJoin(opportunities, eq(opportunities.id, ownAgreements.opportunityId))
    .where(eq(opportunities.ownerId, ownerId))
    .orderBy(ownAgreements.opportunityId, desc(ownAgreements.version));
  return rows.flatMap(({ own }) => {
    const file = fileOf(own);
    return file ? [{ opportunityId: own.opportunityId, file }] : [];
  });
}

/** An agreement of the owner, as it was signed. */
export async function ownAgreementOf(db: Queryable, id: number) {
  return contentOf(onlyRow(await db.select().from(ownAgreements).where(eq(ownAgreements.id, id))));
}

/** Whose row the caller has locked. Returns the number of the new version. */
export async function insertChoice(
  tx: Transaction,
  opportunityId: number,
  chosen: AgreementClause[] | OwnFile | null,
  createdBy: number,
): Promise<number> {
  const version = ((await lastChoice(tx, opportunityId))?.version ?? 0) + 1;
  const values = { opportunityId, version, createdBy };
  if (chosen === null || Array.isArray(chosen)) {
    await tx.insert(ownAgreements).values({ ...values, clauses: chosen });
    return version;
  }
  const { storageKey, name: fileName, size: fileSize, sha256: fileSha256, pages: filePages } = chosen;
  await tx.insert(ownAgreements).values({ ...values, storageKey, fileName, fileSize, fileSha256, filePages });
  return version;
}
