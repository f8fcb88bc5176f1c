import { STAFF } from '../product/records/confidential-listing.ts';
import type { Lane } from './build-lane.ts';
import type { HostileClient } from './hostile-client.ts';
import { fileNamed, long, short } from './hostile-texts.ts';

/** Texts of the data room of a deal, whose copy of the opportunity is `snapshot`. */
export async function fillRoom(
  client: HostileClient,
  { deal, seller, payload }: Lane,
  snapshot: number,
): Promise<void> {
  const folders = 'POST /api/deals/{id}/data_room/folders/';
  const folder = { group: 'other', parent_id: null };
  await client.send(seller, folders, { id: deal }, { ...folder, name: 'Leases' }, { name: short(payload) });
  const { id: folder_id } = await client.send(seller, folders, { id: deal }, { ...folder, name: 'Staff' });
  await client.send(
    seller,
    'POST /api/deals/{id}/data_room/folders/rename/',
    { id: deal },
    { folder_id, name: 'People' },
    { name: short(payload) },
  );
  for (const kind of ['documents', 'annual_accounts'])
    await client.send(
      seller,
      `POST /api/deal_opportunity_${kind}/`,
      {},
      { opportunity_id: snapshot, files: fileNamed(payload) },
      { path: short(payload) },
    );
}

/** Texts of two reports of a published listing; one is decided. */
export async function fillReports(client: HostileClient, { opportunity, payload }: Lane): Promise<void> {
  const report = () =>
    client.send(
      null,
      'POST /api/opportunities/{id}/report/',
      { id: opportunity },
      { reason: 'fraud', explanation: 'The pictures show another workshop.', good_faith: true },
      { explanation: long(), name: short(payload), email: payload },
    );
  await report();
  const { id } = await report();
  const decision = { decision: 'no_action', reason: 'The pictures are right.' };
  await client.send(STAFF, 'POST /api/listing_reports/{id}/decide/', { id }, decision, { reason: long() });
}
