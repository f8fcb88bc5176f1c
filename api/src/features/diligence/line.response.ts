import type { DealSide, DiligenceComment, DiligenceLine, OpportunityType } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Viewer } from '../../http/call.ts';
import {
  accessTo,
  disclosureOf,
  documentReader,
  isDocumentKind,
  type OpenDeal,
  readerOf,
  sideOf,
} from '../deals/index.ts';
import { personName } from '../users/index.ts';
import { type LineFacts, type ListFacts, lineActions, waitsForSide } from './diligence.rules.ts';
import type { CommentRow, LineRow } from './diligence.sql.ts';
import type { LinkedRow } from './documents.sql.ts';

/** The deal of a list, and the type of its opportunity. */
export interface DealOf {
  deal: OpenDeal['deal'];
  type: OpportunityType;
}

/** What the response depends on; `facts` is null for staff, who only read. */
export interface ListReader extends DealOf {
  viewer: Viewer;
  reader: DealSide | 'staff';
  facts: ListFacts | null;
}

export function listReader({ deal, type }: DealOf, viewer: Viewer, sentAt: Date | null): ListReader {
  const reader = readerOf({ ...deal, type }, viewer.id);
  const { status, phase } = deal;
  const facts = reader === 'staff' ? null : { side: reader, status, phase, isSent: sentAt !== null };
  return { deal, type, viewer, reader, facts };
}

/** The person who makes the call, also while they act for somebody. */
const selfOf = ({ id, acting }: Viewer) => acting?.adviserId ?? id;

function documentsOf({ deal, reader }: ListReader, linked: LinkedRow[]): DiligenceLine['documents'] {
  const day = marketDay(new Date());
  const [viewer, buyer] = [documentReader(deal, reader, day), documentReader(deal, 'buyer', day)];
  return linked.flatMap((file) => {
    if (!isDocumentKind(file.kind)) return [];
    const access = accessTo(viewer, file);
    if (access === 'hidden') return [];
    const hidden = reader !== 'buyer' && accessTo(buyer, file) === 'hidden';
    return [{ id: file.id, name: file.name, access, hidden_from_buyer: hidden }];
  });
}

/** A line as its reader may see it now: documents by their rights, its person for the side that owes it. */
export function lineResponse(list: ListReader, found: LineRow, linked: LinkedRow[]): DiligenceLine {
  const { line, person, commentCount } = found;
  const facts: LineFacts | null = list.facts && { ...list.facts, owedBy: line.owedBy, state: line.state };
  const readsPerson = list.reader === 'staff' || list.reader === line.owedBy;
  const name = person && personName(person);
  const isOthers = facts?.side === line.owedBy && person !== null && person.id !== selfOf(list.viewer);
  return {
    id: line.id,
    deal_id: line.dealId,
    section: line.section,
    section_number: line.sectionNumber,
    number: line.number,
    request: line.request,
    owed_by: line.owedBy,
    person: readsPerson && person && name ? { id: person.id, name } : null,
    due_on: line.dueOn,
    state: line.state,
    documents: documentsOf(
      list,
      linked.filter(({ lineId }) => lineId === line.id),
    ),
    comment_count: commentCount,
    mine: facts !== null && waitsForSide(facts) && !isOthers,
    actions: facts ? lineActions(facts) : [],
    updated_at: line.updatedAt.toISOString(),
  };
}

export function commentResponse(
  list: ListReader,
  { comment, author, actedBy }: CommentRow,
): DiligenceComment {
  const { deal, type } = list;
  const opens = disclosureOf(deal, list.reader);
  const isOwn = comment.authorId === list.viewer.id;
  const isKnown = opens.name || isOwn;
  return {
    side: sideOf(type, comment.authorId === deal.ownerId ? 'owner' : 'requester'),
    person: personName(author, isKnown),
    ...(actedBy !== null && isKnown && { acted_by: actedBy }),
    state: comment.state,
    text: comment.text,
    created_at: comment.createdAt.toISOString(),
  };
}
