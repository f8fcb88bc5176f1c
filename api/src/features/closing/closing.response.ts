import type {
  AgreementVersion,
  Closing,
  ClosingDoneBy,
  ClosingLine,
  DealAgreement,
  DealSide,
  OpportunityType,
} from '@handover/shared/contract';
import { DEAL_SIDES } from '@handover/shared/contract';
import type { files } from '../../../db/schema/index.ts';
import type { Viewer } from '../../http/call.ts';
import { disclosureOf, type OpenDeal, readerOf, sideOf } from '../deals/index.ts';
import { fileView, ownFileView } from '../stored-files/index.ts';
import { personName, type UserRow } from '../users/index.ts';
import type { AgreementRow, VersionRow } from './agreements.sql.ts';
import {
  type ClosingFacts,
  type ClosingLineFacts,
  hasClosing,
  isAgreed,
  lineActions,
  mayAddVersion,
  mayDetach,
  mayWrite,
  type VersionFacts,
  versionActions,
  waitsForSide,
} from './closing.rules.ts';
import type { AttachedRow, ClosingLineRow } from './closing.sql.ts';

type FileRow = typeof files.$inferSelect;

/** The deal of a closing, and the type of its opportunity. */
export interface DealOf {
  deal: OpenDeal['deal'];
  type: OpportunityType;
}

/** What the response depends on; `facts` is null for staff, who only read. */
interface Reader extends DealOf {
  viewer: Viewer;
  opens: ReturnType<typeof disclosureOf>;
  facts: ClosingFacts | null;
}

export function closingReader({ deal, type }: DealOf, viewer: Viewer): Reader {
  const reader = readerOf({ ...deal, type }, viewer.id);
  const { status, phase } = deal;
  return {
    deal,
    type,
    viewer,
    opens: disclosureOf(deal, reader),
    facts: reader === 'staff' ? null : { side: reader, status, phase },
  };
}

/** The side of a party of the deal. */
export const sideIn = ({ deal, type }: DealOf, userId: number): DealSide =>
  sideOf(type, userId === deal.ownerId ? 'owner' : 'requester');

/** `attached` are the documents of the line. */
export const factsOfLine = (
  of: DealOf,
  facts: ClosingFacts,
  line: ClosingLineRow['line'],
  attached: AttachedRow[],
): ClosingLineFacts => ({
  ...facts,
  owedBy: line.owedBy,
  writtenBy: line.writtenBy,
  state: line.state,
  movedSide: line.movedSide,
  attachedBy: attached.map(({ file }) => sideIn(of, file.uploadedBy ?? 0)),
});

export function factsOfVersion(
  of: DealOf,
  facts: ClosingFacts,
  { version }: Pick<VersionRow, 'version'>,
  isNewest: boolean,
): VersionFacts {
  const marks = { seller: version.sellerMarkedAt, buyer: version.buyerMarkedAt };
  return {
    ...facts,
    isNewest,
    markedBy: DEAL_SIDES.filter((side) => marks[side] !== null),
    signedBy: version.signedBy === null ? null : sideIn(of, version.signedBy),
    isConfirmed: version.confirmedAt !== null,
  };
}

function doneBy(reader: Reader, user: UserRow, through: string | null, at: Date | null): ClosingDoneBy {
  const isKnown = reader.opens.name || user.id === reader.viewer.id;
  return {
    side: sideIn(reader, user.id),
    person: personName(user, isKnown),
    ...(through !== null && isKnown && { acted_by: through }),
    at: (at ?? new Date(0)).toISOString(),
  };
}

const shown = ({ opens, viewer }: Reader, file: FileRow | null) =>
  file && opens.closing ? (file.uploadedBy === viewer.id ? ownFileView : fileView)(file) : null;

function lineResponse(reader: Reader, row: ClosingLineRow, all: AttachedRow[]): ClosingLine {
  const { line, mover, through } = row;
  const attached = all.filter(({ lineId }) => lineId === line.id);
  const facts = reader.facts && factsOfLine(reader, reader.facts, line, attached);
  const isOpen = facts !== null && mayDetach(facts);
  return {
    id: line.id,
    number: line.number,
    kind: line.kind,
    title: line.title,
    owed_by: line.owedBy,
    written_by: line.writtenBy,
    due_on: line.dueOn,
    state: line.state,
    moved: mover && doneBy(reader, mover, through, line.movedAt),
    reason: line.reason,
    files: attached.flatMap(({ file }) => {
      const view = shown(reader, file);
      const mine = file.uploadedBy === reader.viewer.id && isOpen;
      return view ? [{ side: sideIn(reader, file.uploadedBy ?? 0), file: view, mine }] : [];
    }),
    mine: facts !== null && waitsForSide(facts),
    actions: facts ? lineActions(facts) : [],
    updated_at: line.updatedAt.toISOString(),
  };
}

function versionResponse(reader: Reader, row: VersionRow, isNewest: boolean): AgreementVersion {
  const { version, signer, confirmer } = row;
  const staff: ClosingFacts = { side: 'seller', status: reader.deal.status, phase: reader.deal.phase };
  const facts = factsOfVersion(reader, reader.facts ?? staff, row, isNewest);
  return {
    id: version.id,
    number: version.number,
    uploaded: doneBy(reader, row.uploader, row.uploadedThrough, version.createdAt),
    note: version.note,
    file: shown(reader, row.file),
    marked_by: facts.markedBy,
    is_agreed: isAgreed(facts),
    signed: signer && {
      file: shown(reader, row.signedFile),
      attached: doneBy(reader, signer, row.signedThrough, version.signedAt),
      confirmed: confirmer && doneBy(reader, confirmer, row.confirmedThrough, version.confirmedAt),
    },
    actions: reader.facts ? versionActions(facts) : [],
  };
}

function agreementResponse(reader: Reader, agreement: AgreementRow, all: VersionRow[]): DealAgreement {
  const versions = all.filter(({ version }) => version.agreementId === agreement.id);
  const [newest] = versions;
  const facts = reader.facts && newest && factsOfVersion(reader, reader.facts, newest, true);
  return {
    id: agreement.id,
    name: agreement.name,
    may_add: reader.facts !== null && mayAddVersion(reader.facts, facts ?? undefined),
    versions: versions.map((row) => versionResponse(reader, row, row === newest)),
  };
}

interface Rows {
  lines: ClosingLineRow[];
  attached: AttachedRow[];
  agreements: AgreementRow[];
  versions: VersionRow[];
}

/** The closing as its reader may see it now. */
export function closingResponse(reader: Reader, rows: Rows): Closing {
  if (!hasClosing(reader.deal.phase)) return { may_write: false, lines: [], agreements: [] };
  return {
    may_write: reader.facts !== null && mayWrite(reader.facts),
    lines: rows.lines.map((row) => lineResponse(reader, row, rows.attached)),
    agreements: rows.agreements.map((each) => agreementResponse(reader, each, rows.versions)),
  };
}
