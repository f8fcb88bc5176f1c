import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { dealOpportunities, diligenceDocuments, diligenceLines, files } from '../../../db/schema/index.ts';
import { FieldError } from '../../errors/domain-error.ts';

const named = alias(files, 'named');

const select = (db: Queryable) =>
  db
    .selectDistinct({
      lineId: diligenceDocuments.lineId,
      id: files.id,
      name: files.name,
      kind: files.kind,
      number: files.number,
      access: files.access,
      opensEarly: files.opensEarly,
      opensOn: files.opensOn,
    })
    .from(diligenceDocuments)
    .innerJoin(diligenceLines, eq(diligenceLines.id, diligenceDocuments.lineId))
    .innerJoin(named, eq(named.id, diligenceDocuments.fileId))
    // All versions of a document have its number, and the present one is not hidden.
    .innerJoin(
      files,
      and(
        eq(files.dealOpportunityId, named.dealOpportunityId),
        eq(files.kind, named.kind),
        eq(files.number, named.number),
        isNull(files.hiddenAt),
      ),
    );
export type LinkedRow = Awaited<ReturnType<typeof select>>[number];

/** The documents that the lines of a deal name, in their present versions; of one line where it is given. */
export const listLinked = (db: Queryable, dealId: number, lineId?: number): Promise<LinkedRow[]> =>
  select(db)
    .where(
      and(
        eq(diligenceLines.dealId, dealId),
        lineId === undefined ? undefined : eq(diligenceDocuments.lineId, lineId),
      ),
    )
    .orderBy(asc(files.kind), asc(files.number));

/** Sets the documents that a line names: documents of the deal's room, none that was deleted. */
export async function setLinked(tx: Transaction, line: { id: number; dealId: number }, ids: number[]) {
  const wanted = [...new Set(ids)];
  const found = wanted.length
    ? await tx
        .select({ id: files.id })
        .from(files)
        .innerJoin(dealOpportunities, eq(dealOpportunities.id, files.dealOpportunityId))
        .where(
          and(eq(dealOpportunities.dealId, line.dealId), inArray(files.id, wanted), isNull(files.hiddenAt)),
        )
    : [];
  if (found.length !== wanted.length) throw new FieldError('documents', 'value.invalid');
  await tx.delete(diligenceDocuments).where(eq(diligenceDocuments.lineId, line.id));
  if (wanted.length > 0)
    await tx.insert(diligenceDocuments).values(wanted.map((fileId) => ({ lineId: line.id, fileId })));
}

/** Whether two lists of documents are the same, whatever their order. */
export const isSame = (one: number[], other: number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
