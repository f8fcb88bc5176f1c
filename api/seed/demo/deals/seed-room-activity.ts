import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { dataRoomVisits, dealEvents, dealOpportunities, fileReads, files } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { storeDemoPdf } from '../demo-file.ts';
import { daysAgo } from './deal-history.ts';

const LAST_VISIT_DAYS = 3;
const REPLACED_DAYS = 2;
const ADDED_DAYS = 1;

interface Parties {
  dealId: number;
  ownerId: number;
  requesterId: number;
}

/** The requester has read some documents; after the last visit one got a new version, and one came in. */
export async function seedRoomActivity(
  tx: Transaction,
  storage: FileStorage,
  { dealId, ownerId, requesterId }: Parties,
  now: Date,
): Promise<void> {
  const [snapshot] = await tx
    .select({ id: dealOpportunities.id })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.dealId, dealId));
  if (!snapshot) throw new Error(`deal ${dealId} has no snapshot`);
  const open = await tx
    .select()
    .from(files)
    .where(and(eq(files.dealOpportunityId, snapshot.id), isNotNull(files.openedAt)))
    .orderBy(asc(files.kind), asc(files.number));
  await tx.insert(fileReads).values(
    open.slice(0, -1).map(({ id, access }, index) => ({
      fileId: id,
      userId: requesterId,
      action: index % 2 === 0 || access === 'view' ? ('viewed' as const) : ('downloaded' as const),
      createdAt: daysAgo(LAST_VISIT_DAYS + (open.length - index) / 24, now),
    })),
  );
  await tx
    .insert(dataRoomVisits)
    .values({ dealId, userId: requesterId, visitedAt: daysAgo(LAST_VISIT_DAYS, now) });
  const documents = open.filter(({ kind }) => kind === 'documents');
  const [first] = documents;
  if (!first) throw new Error(`deal ${dealId} has no documents`);
  const insert = async (name: string, number: number, days: number) => {
    const at = daysAgo(days, now);
    const stored = await storeDemoPdf(storage, `deal-${dealId}`, name, [name.replace('.pdf', '')]);
    const times = { createdAt: at, openedAt: at, disclosedAt: at, announcedAt: at };
    const row = { ...stored, ...times, kind: 'documents' as const, number, uploadedBy: ownerId };
    return onlyRow(
      await tx
        .insert(files)
        .values({ ...row, dealOpportunityId: snapshot.id })
        .returning({ id: files.id, name: files.name }),
    );
  };
  const log = (event: string, days: number, file: { id: number; name: string }, version?: number) =>
    tx.insert(dealEvents).values({
      dealId,
      event,
      actorId: ownerId,
      details: { group: 'other', files: [file], ...(version === undefined ? {} : { version }) },
      createdAt: daysAgo(days, now),
    });
  const replacedAt = daysAgo(REPLACED_DAYS, now);
  await tx.update(files).set({ hiddenAt: replacedAt, replacedAt }).where(eq(files.id, first.id));
  const second = await insert(first.name.replace('.pdf', ', updated.pdf'), 1, REPLACED_DAYS);
  await log('document_replaced', REPLACED_DAYS, second, 2);
  const added = await insert('Lease of the premises.pdf', documents.length + 1, ADDED_DAYS);
  await log('documents_added', ADDED_DAYS, added);
}
