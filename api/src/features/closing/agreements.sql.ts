import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ADVISER } from '../../../db/acted-by.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { agreementVersions, dealAgreements, files, users } from '../../../db/schema/index.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { adviserName } from '../users/index.ts';

export type AgreementRow = typeof dealAgreements.$inferSelect;

const signers = alias(users, 'signers');
const confirmers = alias(users, 'confirmers');
const signedFiles = alias(files, 'signed_files');

const select = (db: Queryable) =>
  db
    .select({
      version: agreementVersions,
      file: files,
      uploader: users,
      uploadedThrough: adviserName(agreementVersions.actedBy),
      signedFile: signedFiles,
      signer: signers,
      signedThrough: adviserName(agreementVersions.signedActedBy),
      confirmer: confirmers,
      confirmedThrough: adviserName(agreementVersions.confirmedActedBy),
    })
    .from(agreementVersions)
    .innerJoin(dealAgreements, eq(dealAgreements.id, agreementVersions.agreementId))
    .innerJoin(files, eq(files.id, agreementVersions.fileId))
    .innerJoin(users, eq(users.id, agreementVersions.uploadedBy))
    .leftJoin(signedFiles, eq(signedFiles.id, agreementVersions.signedFileId))
    .leftJoin(signers, eq(signers.id, agreementVersions.signedBy))
    .leftJoin(confirmers, eq(confirmers.id, agreementVersions.confirmedBy));
export type VersionRow = Awaited<ReturnType<typeof select>>[number];

export const listAgreements = (db: Queryable, dealId: number): Promise<AgreementRow[]> =>
  db
    .select()
    .from(dealAgreements)
    .where(eq(dealAgreements.dealId, dealId))
    .orderBy(asc(dealAgreements.number));

/** The versions of all agreements of a deal, of each the newest first. */
export const listVersions = (db: Queryable, dealId: number): Promise<VersionRow[]> =>
  select(db)
    .where(eq(dealAgreements.dealId, dealId))
    .orderBy(asc(dealAgreements.number), desc(agreementVersions.number));

/** The versions of one agreement, the newest first. */
export const versionsOf = (db: Queryable, agreementId: number): Promise<VersionRow[]> =>
  select(db).where(eq(agreementVersions.agreementId, agreementId)).orderBy(desc(agreementVersions.number));

export async function findAgreement(db: Queryable, id: number): Promise<AgreementRow> {
  const [row] = await db.select().from(dealAgreements).where(eq(dealAgreements.id, id));
  if (!row) throw new DomainError('closing.not_found');
  return row;
}

/** The agreement of a version. */
export async function agreementOf(db: Queryable, versionId: number): Promise<AgreementRow> {
  const [row] = await db
    .select({ agreement: dealAgreements })
    .from(agreementVersions)
    .innerJoin(dealAgreements, eq(dealAgreements.id, agreementVersions.agreementId))
    .where(eq(agreementVersions.id, versionId));
  if (!row) throw new DomainError('closing.not_found');
  return row.agreement;
}

/** Adds an agreement to a deal, which is locked. */
export async function insertAgreement(tx: Transaction, dealId: number, name: string, max: number) {
  const present = await listAgreements(tx, dealId);
  if (present.length >= max) throw new FieldError('name', 'closing.too_many', { count: max });
  const number = (present.at(-1)?.number ?? 0) + 1;
  return onlyRow(await tx.insert(dealAgreements).values({ dealId, number, name }).returning());
}

interface NewVersion {
  agreementId: number;
  number: number;
  note: string;
  fileId: number;
  uploadedBy: number;
}
/** Adds a version: what was marked before is not any more. */
export async function insertVersion(tx: Transaction, version: NewVersion): Promise<void> {
  await tx
    .update(agreementVersions)
    .set({ sellerMarkedAt: null, buyerMarkedAt: null })
    .where(eq(agreementVersions.agreementId, version.agreementId));
  await tx.insert(agreementVersions).values(version);
}

type VersionValues = Partial<typeof agreementVersions.$inferInsert>;
export async function setVersion(tx: Transaction, id: number, values: VersionValues): Promise<void> {
  await tx.update(agreementVersions).set(values).where(eq(agreementVersions.id, id));
}

export const signVersion = (tx: Transaction, id: number, signedFileId: number, signedBy: number) =>
  tx
    .update(agreementVersions)
    .set({ signedFileId, signedBy, signedAt: new Date(), signedActedBy: ADVISER })
    .where(eq(agreementVersions.id, id));

export const confirmSigned = (tx: Transaction, id: number, confirmedBy: number) =>
  tx
    .update(agreementVersions)
    .set({ confirmedBy, confirmedAt: new Date(), confirmedActedBy: ADVISER })
    .where(eq(agreementVersions.id, id));
