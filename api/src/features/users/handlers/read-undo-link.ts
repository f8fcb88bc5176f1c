import type { UndoLink } from '@handover/shared/contract';
import type { idParamsSchema, mailedTokenBodySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { hashToken } from '../../auth/index.ts';
import { undoLinkState } from '../recovery/undo-link.sql.ts';

type Read = { params: typeof idParamsSchema; body: typeof mailedTokenBodySchema };

/** Whether the link can still undo its change, for its page. */
export const readUndoLink = async ({ app, params, body }: OpenCall<Read>): Promise<UndoLink> => ({
  state: await undoLinkState(app.db, params.id, hashToken(body.token)),
});
