import { COUNT, type NewDiligenceLine } from '@handover/shared/contract';
import type { diligenceLinesBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { logEvent, notifyParties } from '../../deals/index.ts';
import { checkSend, checkWrite } from '../diligence.rules.ts';
import { countLines, insertLines, sendList } from '../diligence.sql.ts';
import { type OpenList, ofLine, openList, touchList } from '../open-list.ts';
import { diligenceOf } from './read-diligence.ts';

/** Adds lines to the list; the other side is told of those that come after it was sent. */
export async function addLines(tx: Transaction, viewer: Viewer, open: OpenList, lines: NewDiligenceLine[]) {
  checkWrite(open.listFacts);
  const { deal, otherId, listFacts } = open;
  if ((await countLines(tx, deal.id)) + lines.length > COUNT.diligenceLines)
    throw new FieldError('lines', 'diligence.too_many', { count: COUNT.diligenceLines });
  await insertLines(tx, deal.id, lines);
  await touchList(tx, open);
  if (listFacts.isSent) await notifyParties(tx, deal.id, [otherId], 'diligence_added', ofLine(viewer));
}

type AddCall = IdCall<{ body: typeof diligenceLinesBodySchema }>;

export async function addDiligenceLines({ app, viewer, params, body }: AddCall) {
  return app.db.transaction(async (tx) => {
    const open = await openList(tx, viewer, params.id);
    await addLines(tx, viewer, open, body.lines);
    return diligenceOf(tx, open.list, viewer);
  });
}

/** Shows the list to the other side. From then on its numbers stay. */
export async function sendDiligence({ app, viewer, params }: IdCall) {
  return app.db.transaction(async (tx) => {
    const { deal, otherId, list, listFacts, now } = await openList(tx, viewer, params.id);
    checkSend(listFacts);
    if ((await countLines(tx, deal.id)) === 0) throw new DomainError('diligence.empty');
    await sendList(tx, deal.id, now);
    await logEvent(tx, { dealId: deal.id, event: 'diligence_sent', phase: deal.phase, actorId: viewer.id });
    await notifyParties(tx, deal.id, [otherId], 'diligence_sent', {
      actorId: viewer.id,
      place: { tab: 'diligence' },
    });
    return diligenceOf(tx, list, viewer);
  });
}
