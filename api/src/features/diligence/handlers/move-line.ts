import type { DiligenceState, NotificationType } from '@handover/shared/contract';
import type { diligenceCommentBodySchema, diligenceMoveSchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { notifyParties } from '../../deals/index.ts';
import { checkLine, checkReason } from '../diligence.rules.ts';
import { insertComment, setLine } from '../diligence.sql.ts';
import { lineDetail, ofLine, openLine, touchList } from '../open-list.ts';

type MoveCall = IdCall<{ body: typeof diligenceMoveSchema }>;
type CommentCall = IdCall<{ body: typeof diligenceCommentBodySchema }>;

/** What the other side is told of; that a line is accepted, or provided no more, is seen in the list. */
const NOTICES: Partial<Record<DiligenceState, NotificationType>> = {
  provided: 'diligence_provided',
  not_applicable: 'diligence_provided',
  returned: 'diligence_returned',
};

/** Moves a line to another state, and keeps who did and what they said. */
export async function moveDiligenceLine({ app, request, viewer, params, body }: MoveCall) {
  const { state, comment: text } = body;
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine(state, open.lineFacts);
    checkReason(state, text);
    const { line, deal, otherId, list } = open;
    checkUnchanged(request, line.updatedAt);
    await setLine(tx, line.id, { state });
    await insertComment(tx, { lineId: line.id, authorId: viewer.id, state, text });
    await touchList(tx, open);
    const notice = NOTICES[state];
    if (notice) await notifyParties(tx, deal.id, [otherId], notice, ofLine(viewer, line.id));
    return lineDetail(tx, list, line.id);
  });
}

export async function commentDiligenceLine({ app, viewer, params, body }: CommentCall) {
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine('comment', open.lineFacts);
    const { line, deal, otherId, list } = open;
    await insertComment(tx, { lineId: line.id, authorId: viewer.id, text: body.comment });
    await touchList(tx, open);
    await notifyParties(tx, deal.id, [otherId], 'diligence_commented', ofLine(viewer, line.id));
    return lineDetail(tx, list, line.id);
  });
}
