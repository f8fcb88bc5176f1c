import type { Closing } from '@handover/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { files } from '../../../db/schema/index.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { touchDeal } from '../../events/touch-deal.sql.ts';
import { askerOf } from '../../http/asker-of.ts';
import type { Viewer } from '../../http/call.ts';
import type { Upload } from '../../storage/upload.ts';
import { notifyParties, type OpenDeal, openDeal } from '../deals/index.ts';
import { agreementOf, findAgreement, listAgreements, listVersions, versionsOf } from './agreements.sql.ts';
import {
  closingReader,
  closingResponse,
  type DealOf,
  factsOfLine,
  factsOfVersion,
} from './closing.response.ts';
import type { ClosingFacts } from './closing.rules.ts';
import { attachedTo, findLine, listAttached, listLines } from './closing.sql.ts';

export interface OpenClosing extends OpenDeal {
  of: DealOf;
  closingFacts: ClosingFacts;
}

const asClosing = (open: OpenDeal): OpenClosing => {
  const { deal, facts, actor } = open;
  const { status, phase } = deal;
  return { ...open, of: { deal, type: facts.type }, closingFacts: { side: actor.side, status, phase } };
};

/** The closing of a deal to be changed by its viewer: the deal is locked. */
export const openClosing = async (tx: Transaction, viewer: Viewer, dealId: number): Promise<OpenClosing> =>
  asClosing(await openDeal(tx, viewer, dealId));

/** The same by one of its lines, read again after the lock. */
export async function openLine(tx: Transaction, viewer: Viewer, id: number) {
  const { dealId } = await findLine(tx, id);
  const open = asClosing(await openDeal(tx, viewer, dealId, 'closing.not_found'));
  const line = await findLine(tx, id);
  const attached = await attachedTo(tx, id);
  return { ...open, line, attached, lineFacts: factsOfLine(open.of, open.closingFacts, line, attached) };
}

/** The same by one of its agreements, with the versions, the newest first. */
export async function openAgreement(tx: Transaction, viewer: Viewer, id: number) {
  const agreement = await findAgreement(tx, id);
  const open = asClosing(await openDeal(tx, viewer, agreement.dealId, 'closing.not_found'));
  return { ...open, agreement, versions: await versionsOf(tx, id) };
}

/** The same by a version. */
export async function openVersion(tx: Transaction, viewer: Viewer, id: number) {
  const { id: agreementId } = await agreementOf(tx, id);
  const open = await openAgreement(tx, viewer, agreementId);
  const row = open.versions.find(({ version }) => version.id === id);
  if (!row) throw new DomainError('closing.not_found');
  const isNewest = row === open.versions[0];
  return { ...open, row, versionFacts: factsOfVersion(open.of, open.closingFacts, row, isNewest) };
}

/** The closing as its viewer, a party or staff, may read it. */
export async function closingOf(db: Queryable, of: DealOf, viewer: Viewer): Promise<Closing> {
  const { id } = of.deal;
  return closingResponse(closingReader(of, viewer), {
    lines: await listLines(db, id),
    attached: await listAttached(db, id),
    agreements: await listAgreements(db, id),
    versions: await listVersions(db, id),
  });
}

type Told = Parameters<typeof notifyParties>[3];

/** Those of which several come at once. */
const GATHERED: ReadonlySet<Told> = new Set([
  'closing_added',
  'closing_done',
  'closing_returned',
  'closing_not_needed',
  'closing_files_added',
  'version_added',
]);

/** Has open pages of both sides load it again, and tells the other side; a notice of several leads to the same place. */
export async function tellOther(tx: Transaction, { deal, actor, otherId }: OpenDeal, type?: Told) {
  await touchDeal(tx, deal.id);
  if (!type) return;
  const place = { tab: 'closing' };
  await notifyParties(tx, deal.id, [otherId], type, {
    actorId: actor.id,
    place,
    ...(GATHERED.has(type) && { gatherPlace: place }),
  });
}

type Checked = Upload & Pick<typeof files.$inferSelect, 'hiddenParts'>;

/** What uploads of a field hide. It runs before the transaction, since reading a workbook takes a while; 400 where there is none. */
export async function readUploads(
  request: FastifyRequest,
  uploads: Upload[],
  field: 'file' | 'files' = 'file',
): Promise<Checked[]> {
  if (uploads.length === 0) throw new FieldError(field, 'value.required');
  const asker = askerOf(request);
  return Promise.all(
    uploads.map(async (file) => ({
      ...file,
      hiddenParts: await request.server.findHiddenParts(file, asker),
    })),
  );
}

/** Stores files of the closing, which the other side can read from now on; returns their ids. */
export async function storeFiles(tx: Transaction, dealId: number, uploadedBy: number, added: Checked[]) {
  const values = added.map(({ field: _field, ...file }) => ({
    ...file,
    kind: 'closing' as const,
    dealId,
    uploadedBy,
    disclosedAt: new Date(),
  }));
  const rows = await tx.insert(files).values(values).returning({ id: files.id });
  return rows.map(({ id }) => id);
}

/** The same of one file. */
export const storeFile = async (tx: Transaction, dealId: number, uploadedBy: number, added: Checked[]) =>
  onlyRow((await storeFiles(tx, dealId, uploadedBy, added.slice(0, 1))).map((id) => ({ id }))).id;
