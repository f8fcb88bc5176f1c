import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { onlyRow } from '../../../db/only-row.ts';
import { dealOpportunities, documentFolders, files } from '../../../db/schema/index.ts';
import { pdf } from '../../documents/sample-files.ts';

export const KINDS = ['annual_accounts', 'documents', 'general_ledger'] as const;
export type Kind = (typeof KINDS)[number];
/** Ids by kind. */
export type DataRoom = Record<Kind, number>;
type Owner = { companyId: number } | { opportunityId: number } | { dealOpportunityId: number };

/** Stores one file of a kind; its name includes the owner. */
export async function storeFile(
  app: FastifyInstance,
  owner: Owner,
  kind: Kind,
  uploadedBy: number,
  name: string,
): Promise<number> {
  const content = Buffer.from(await pdf(name).arrayBuffer());
  const sha256 = createHash('sha256').update(content).digest('hex');
  const storageKey = `te/${sha256}.pdf`;
  await app.storage.put(storageKey, content);
  const facts = {
    name,
    extension: 'pdf',
    mediaType: 'application/pdf',
    size: content.length,
    sha256,
    storageKey,
  };
  const [row] = await app.db
    .insert(files)
    // The copies of the listing's files are there already.
    .values({ ...owner, number: 'dealOpportunityId' in owner ? 2 : null, kind, uploadedBy, ...facts })
    .returning({ id: files.id });
  return Number(row?.id);
}

export const fileName = (kind: Kind, of: string) => `${kind}-of-${of}.pdf`;

export async function fillDataRoom(
  app: FastifyInstance,
  owner: Owner,
  uploadedBy: number,
  of: string,
): Promise<DataRoom> {
  const room: Partial<DataRoom> = {};
  for (const kind of KINDS) room[kind] = await storeFile(app, owner, kind, uploadedBy, fileName(kind, of));
  return room as DataRoom;
}

/** The ids of the data that accepting a request copied into the deal, and of a folder that is made there. */
export async function snapshotOf(app: FastifyInstance, dealId: number) {
  const ofDeal = and(eq(dealOpportunities.dealId, dealId));
  const rows = await app.db
    .select({ snapshot: dealOpportunities.id, file: files.id, kind: files.kind })
    .from(dealOpportunities)
    .leftJoin(files, eq(files.dealOpportunityId, dealOpportunities.id))
    .where(ofDeal);
  const room = Object.fromEntries(rows.flatMap(({ kind, file }) => (kind ? [[kind, file]] : []))) as DataRoom;
  const snapshot = Number(rows[0]?.snapshot);
  const row = { dealOpportunityId: snapshot, kind: 'documents' as const, name: `Folder of ${dealId}` };
  const folder = onlyRow(
    await app.db
      .insert(documentFolders)
      .values({ ...row, position: 1 })
      .returning({ id: documentFolders.id }),
  );
  return { snapshot, room, folder: folder.id };
}
