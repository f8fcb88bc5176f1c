import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';

/**
 * Copies files of a company into a listing: rows, not bytes. One that the listing has already, under the same name and in
 * the same group, is not copied again. Null if one of them is not the company's.
 */
export async function copyFiles(
  tx: Transaction,
  { companyId }: { companyId: number },
  { opportunityId }: { opportunityId: number },
  ids: number[],
) {
  const originals = await tx
    .select()
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.companyId, companyId), isNull(files.hiddenAt)))
    .orderBy(asc(files.createdOrder))
    // Held until the copies name the same bytes: who deletes an original frees them only when no row does.
    .for('share');
  if (originals.length !== ids.length) return null;
  const present = await tx
    .select()
    .from(files)
    .where(and(eq(files.opportunityId, opportunityId), isNull(files.hiddenAt)));
  const isPresent = (file: typeof files.$inferSelect) =>
    present.some(
      ({ kind, name, sha256 }) => kind === file.kind && name === file.name && sha256 === file.sha256,
    );
  const copies = originals
    .filter((file) => !isPresent(file))
    .map(
      ({
        id: _id,
        createdOrder: _order,
        companyId: _of,
        disclosedAt: _disclosed,
        createdAt: _created,
        ...file
      }) => ({
        ...file,
        opportunityId,
      }),
    );
  return copies.length > 0 ? tx.insert(files).values(copies).returning() : [];
}
