import type { DiligenceLine } from '@handover/shared/contract';
import type { Lane } from './build-lane.ts';
import type { HostileClient } from './hostile-client.ts';
import { long, short } from './hostile-texts.ts';

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
