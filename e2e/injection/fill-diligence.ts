import type { Closing, DiligenceLine } from '@handover/shared/contract';
import type { Lane } from './build-lane.ts';
import type { HostileClient } from './hostile-client.ts';
import { fileNamed, long, short } from './hostile-texts.ts';

const SECTION = 'Legal';

/** Texts of the due-diligence list of a deal, which both sides read once it is sent. */
export async function fillDiligence(client: HostileClient, { deal, seller, buyer, payload }: Lane) {
  const call = 'POST /api/deals/{id}/due_diligence/lines/';
  const { lines } = await client.send<{ lines: DiligenceLine[] }>(
    buyer,
    call,
    { id: deal },
    { lines: [{ section: SECTION, request: 'The lease' }] },
    { lines: [{ section: short(payload), request: short(payload) }] },
  );
  const id = Number(lines[0]?.id);
  const line = 'PATCH /api/due_diligence_lines/{id}/';
  await client.send(buyer, line, { id }, {}, { section: short(payload), request: short(payload) });
  await client.send(buyer, 'POST /api/deals/{id}/due_diligence/send/', { id: deal }, {});
  await client.send(
    seller,
    'POST /api/due_diligence_lines/{id}/comments/',
    { id },
    { comment: 'By Friday' },
    { comment: long() },
  );
  await client.send(
    seller,
    'POST /api/due_diligence_lines/{id}/state/',
    { id },
    { state: 'provided' },
    { comment: long() },
  );
}

/** Texts of the closing of a deal, which both sides read. */
export async function fillClosing(client: HostileClient, { deal, seller, buyer, payload }: Lane) {
  await client.send(seller, 'POST /api/deals/{id}/set_phase/', { id: deal }, { phase: 'spa' });
  const line = { kind: 'other', title: 'The lease', owed_by: 'both' };
  const { lines } = await client.send<Closing>(
    seller,
    'POST /api/deals/{id}/closing/lines/',
    { id: deal },
    { lines: [line] },
    { lines: [{ ...line, title: short(payload) }] },
  );
  const id = Number(lines[0]?.id);
  await client.send(seller, 'PATCH /api/closing_lines/{id}/', { id }, {}, { title: short(payload) });
  await client.send(
    buyer,
    'POST /api/closing_lines/{id}/state/',
    { id },
    { state: 'not_needed', reason: 'It is there' },
    { reason: long() },
  );
  const { agreements } = await client.send<Closing>(
    seller,
    'POST /api/deals/{id}/closing/agreements/',
    { id: deal },
    { name: 'SPA', file: fileNamed(payload) },
    { name: short(payload), note: long() },
  );
  await client.send(
    buyer,
    'POST /api/deal_agreements/{id}/versions/',
    { id: Number(agreements[0]?.id) },
    { file: fileNamed(payload) },
    { note: long() },
  );
}
