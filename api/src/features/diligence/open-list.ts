import type { DiligenceLineDetail } from '@handover/shared/contract';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { touchDeal, touchSide } from '../../events/touch-deal.sql.ts';
import type { Viewer } from '../../http/call.ts';
import { type OpenDeal, openDeal } from '../deals/index.ts';
import { type LineFacts, type ListFacts, WRITER } from './diligence.rules.ts';
import { findLine, type LineRow, listComments, sentAt } from './diligence.sql.ts';
import { listLinked } from './documents.sql.ts';
import { commentResponse, type ListReader, lineResponse, listReader } from './line.response.ts';

export interface OpenList extends OpenDeal {
  list: ListReader;
  listFacts: ListFacts;
}

function listOf(open: OpenDeal, viewer: Viewer, sent: Date | null): OpenList {
  const { deal, facts, actor } = open;
  const list = listReader({ deal, type: facts.type }, viewer, sent);
  const { status, phase } = deal;
  return { ...open, list, listFacts: { side: actor.side, status, phase, isSent: sent !== null } };
}

/** The list of a deal to be changed by its viewer: the deal is locked. */
export async function openList(tx: Transaction, viewer: Viewer, dealId: number): Promise<OpenList> {
  const open = await openDeal(tx, viewer, dealId);
  return listOf(open, viewer, await sentAt(tx, dealId));
}

export interface OpenLine extends OpenList {
  line: LineRow['line'];
  lineFacts: LineFacts;
}

/** A line with its deal, locked; read again after the lock. The seller side has none before the list is sent. */
export async function openLine(tx: Transaction, viewer: Viewer, id: number): Promise<OpenLine> {
  const { dealId } = (await findLine(tx, id)).line;
  const open = await openDeal(tx, viewer, dealId, 'diligence.not_found');
  const list = listOf(open, viewer, await sentAt(tx, dealId));
  if (!isShown(list.listFacts)) throw new DomainError('diligence.not_found');
  const { line } = await findLine(tx, id);
  return { ...list, line, lineFacts: { ...list.listFacts, owedBy: line.owedBy, state: line.state } };
}

/** Whether a reader sees the list: staff see it, whose `facts` are null. */
export const isShown = (facts: ListFacts | null) => !facts || facts.isSent || facts.side === WRITER;

export async function lineDetail(db: Queryable, list: ListReader, id: number): Promise<DiligenceLineDetail> {
  const row = await findLine(db, id);
  const linked = await listLinked(db, row.line.dealId, id);
  const comments = await listComments(db, id);
  return {
    ...lineResponse(list, row, linked),
    comments: comments.map((comment) => commentResponse(list, comment)),
  };
}

/** Open pages load it again: those of both sides once the list is sent. */
export const touchList = (tx: Transaction, { deal, listFacts, actor }: OpenList) =>
  listFacts.isSent ? touchDeal(tx, deal.id) : touchSide(tx, deal.id, actor.id);

/** A notice leads to its line; several of a deal, to the list. */
export const ofLine = (viewer: Viewer, line?: number) => ({
  actorId: viewer.id,
  place: { tab: 'diligence', ...(line !== undefined && { line }) },
  gatherPlace: { tab: 'diligence' },
});
