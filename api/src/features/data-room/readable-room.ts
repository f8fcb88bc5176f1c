import { marketDay } from '@handover/shared/contract/hosting';
import type { Queryable } from '../../../db/connect.ts';
import type { IdCall } from '../../http/call.ts';
import { applyDueExpiries, documentReader, partyOf, readableDeal, readerIn } from '../deals/index.ts';
import { readTree } from '../document-folders/index.ts';
import { listDocuments } from './downloads.sql.ts';
import type { Facts, Reader } from './groups.rules.ts';

/** The deal whose data room is read, and as what the viewer reads it; 404 for others. */
export async function readableRoom({ app, viewer, params }: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await readableDeal(app.db, viewer, params.id);
  const reader: Reader = readerIn(row, viewer.id);
  return { row, reader };
}
export type ReadableRoom = Awaited<ReturnType<typeof readableRoom>>;

/** As whom the room is read: the seller, and staff, may see it as the buyer does. */
export function readerOf({ row, reader }: ReadableRoom, viewerId: number, as: 'buyer' | undefined) {
  if (as === undefined || reader === 'buyer') return { reader, readerId: viewerId };
  const readerId = partyOf({ ...row.deal, type: row.snapshot.type }, 'buyer');
  return { reader: as satisfies Reader, readerId };
}

/** Which documents are open to a reader today. */
export const documentsTo = (facts: Facts, reader: Reader) =>
  documentReader(facts, reader, marketDay(new Date()));

/** The documents that its reader may save now, in the order of the index, and its folders. */
export async function readableDocuments(db: Queryable, { row, reader }: ReadableRoom) {
  const groups = documentsTo(row.deal, reader);
  const tree = await readTree(db, row.snapshot.id, groups);
  return { tree, documents: await listDocuments(db, row.snapshot.id, groups, tree) };
}
