import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { dealOpportunities, documentFolders, files } from '../../../db/schema/index.ts';

interface DemoFolder {
  name: string;
  documents?: string[];
  folders?: DemoFolder[];
}

/** The folders of the demo's data room that is furthest, with the documents in them. */
const FOLDERS: DemoFolder[] = [
  { name: 'Sales and customers', documents: ['Order book, updated.pdf'] },
  { name: 'Quality', documents: ['EN 9100 audit report.pdf'] },
  { name: 'Legal', folders: [{ name: 'Premises', documents: ['Lease of the premises.pdf'] }] },
];

/** Arranges the documents of a deal; those that no folder names stay at the top. */
export async function seedRoomFolders(tx: Transaction, dealId: number): Promise<void> {
  const [snapshot] = await tx
    .select({ id: dealOpportunities.id })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.dealId, dealId));
  if (!snapshot) throw new Error(`deal ${dealId} has no snapshot`);
  const ofDeal = and(eq(files.dealOpportunityId, snapshot.id), eq(files.kind, 'documents'));
  const numberOf = async (name: string) =>
    onlyRow(
      await tx
        .select({ number: files.number })
        .from(files)
        .where(and(ofDeal, eq(files.name, name), isNull(files.hiddenAt))),
    ).number ?? 0;
  const place = async (folders: DemoFolder[], parentId: number | null) => {
    for (const [position, { name, documents = [], folders: below = [] }] of folders.entries()) {
      const row = { dealOpportunityId: snapshot.id, kind: 'documents' as const, parentId, name, position };
      const { id } = onlyRow(
        await tx.insert(documentFolders).values(row).returning({ id: documentFolders.id }),
      );
      for (const document of documents)
        await tx
          .update(files)
          .set({ folderId: id })
          .where(and(ofDeal, eq(files.number, await numberOf(document))));
      await place(below, id);
    }
  };
  await place(FOLDERS, null);
}
