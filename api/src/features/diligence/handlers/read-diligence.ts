import type { Diligence } from '@handover/shared/contract';
import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { applyDueExpiries, readableDeal } from '../../deals/index.ts';
import { listActions } from '../diligence.rules.ts';
import { findLine, listLines, listPeople, sentAt } from '../diligence.sql.ts';
import { listLinked } from '../documents.sql.ts';
import { type DealOf, lineResponse, listReader } from '../line.response.ts';
import { isShown, lineDetail } from '../open-list.ts';

/** The list as its viewer, a party or staff, may read it. */
export async function diligenceOf(db: Queryable, of: DealOf, viewer: Viewer): Promise<Diligence> {
  const { deal } = of;
  const sent = await sentAt(db, deal.id);
  const list = listReader(of, viewer, sent);
  if (!isShown(list.facts)) return { sent_at: null, actions: [], people: [], lines: [] };
  const rows = await listLines(db, deal.id);
  const linked = await listLinked(db, deal.id);
  return {
    sent_at: sent?.toISOString() ?? null,
    actions: list.facts ? listActions(list.facts) : [],
    people: list.facts ? await listPeople(db, deal.id, viewer.id) : [],
    lines: rows.map((row) => lineResponse(list, row, linked)),
  };
}

export async function readDiligence({ app, viewer, params }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const { deal, snapshot } = await readableDeal(app.db, viewer, params.id);
  return diligenceOf(app.db, { deal, type: snapshot.type }, viewer);
}

/** One line with its comments; 404 for users who may not read its deal, and for the seller side before it is sent. */
export async function readDiligenceLine({ app, viewer, params }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const { line } = await findLine(app.db, params.id);
  const { deal, snapshot } = await readableDeal(app.db, viewer, line.dealId).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('diligence.not_found') : error;
  });
  const list = listReader({ deal, type: snapshot.type }, viewer, await sentAt(app.db, deal.id));
  if (!isShown(list.facts)) throw new DomainError('diligence.not_found');
  return lineDetail(app.db, list, line.id);
}
