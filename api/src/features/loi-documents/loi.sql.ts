import type { Day, LoiDocument, LoiTerms } from '@handover/shared/contract';
import { and, eq, gte, lte } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { deals, files, loiDocuments, loiVersions } from '../../../db/schema/index.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import type { Upload } from '../../storage/upload.ts';
import { letterResponse, readLetters, termsOf } from '../deals/index.ts';

const isOpen = eq(loiDocuments.status, 'submitted');
export type Letter = typeof loiDocuments.$inferSelect;

/** The columns of the terms, of a letter as of an earlier version. */
export const termColumns = ({ currency, exclusivity_days, ...same }: LoiTerms) => ({
  ...same,
  currencyId: currency,
  exclusivityDays: exclusivity_days,
});

export async function storeLetterFile(
  tx: Transaction,
  dealId: number,
  viewer: Viewer,
  upload: Upload,
): Promise<number> {
  const { field: _field, ...file } = upload;
  const values = { ...file, kind: 'loi', dealId, uploadedBy: viewer.id, disclosedAt: new Date() } as const;
  return onlyRow(await tx.insert(files).values(values).returning({ id: files.id })).id;
}

export async function dealOfLetter(tx: Transaction, id: number): Promise<number> {
  const [found] = await tx
    .select({ dealId: loiDocuments.dealId })
    .from(loiDocuments)
    .where(eq(loiDocuments.id, id));
  if (!found) throw new DomainError('loi.not_found');
  return found.dealId;
}

export async function lockLetter(tx: Transaction, id: number): Promise<Letter | undefined> {
  const [letter] = await tx.select().from(loiDocuments).where(eq(loiDocuments.id, id)).for('update');
  return letter;
}

/** The letter as its reader sees it, a party of the deal. */
export async function letterOf(
  tx: Transaction,
  dealId: number,
  id: number,
  { id: reader }: Pick<Viewer, 'id'>,
): Promise<LoiDocument> {
  const row = (await readLetters(tx, dealId)).find(({ letter }) => letter.id === id);
  if (!row) throw new DomainError('loi.not_found');
  return letterResponse(row, row.deal.requesterId === reader);
}

export const setLetter = (tx: Transaction, id: number, values: Partial<typeof loiDocuments.$inferInsert>) =>
  tx
    .update(loiDocuments)
    .set({ ...values, updatedAt: changedAt(loiDocuments.updatedAt) })
    .where(eq(loiDocuments.id, id));

/** How many letters the deal has had, whatever became of them; the open one is the last. */
export const countLetters = (tx: Transaction, dealId: number) =>
  tx.$count(loiDocuments, eq(loiDocuments.dealId, dealId));

export async function insertLetter(tx: Transaction, values: typeof loiDocuments.$inferInsert) {
  return onlyRow(await tx.insert(loiDocuments).values(values).returning({ id: loiDocuments.id })).id;
}

/** Stores the current state of a letter as a version. */
export async function keepVersion(tx: Transaction, letter: Letter): Promise<void> {
  const { id: loiDocumentId, version, fileId, fileMade, sealed, expirationDate } = letter;
  await tx.insert(loiVersions).values({
    loiDocumentId,
    version,
    fileId,
    fileMade,
    sealed,
    expirationDate,
    ...termColumns(termsOf(letter)),
  });
}

/** Open letters that expire from one day to another, both included. */
export const lettersExpiring = (db: Queryable, from: Day, to: Day) =>
  db
    .select()
    .from(loiDocuments)
    .where(and(isOpen, gte(loiDocuments.expirationDate, from), lte(loiDocuments.expirationDate, to)));

/** Locks the letter if it is still open. */
export async function lockOpenLetter(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ letter: loiDocuments, deal: deals })
    .from(loiDocuments)
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .where(and(eq(loiDocuments.id, id), isOpen))
    .for('update', { of: loiDocuments });
  return row;
}

/** Does not set `updatedAt`. */
export async function noteReminder(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(loiDocuments).set({ remindedAt: now }).where(eq(loiDocuments.id, id));
}
