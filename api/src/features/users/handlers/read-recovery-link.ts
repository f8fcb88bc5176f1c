import type { RecoveryLink } from '@handover/shared/contract';
import type { idParamsSchema, mailedTokenBodySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { hashToken } from '../../auth/index.ts';
import { isRecoveryTokenOpen } from '../recovery/recovery.sql.ts';

type Read = { params: typeof idParamsSchema; body: typeof mailedTokenBodySchema };

/** Before its page asks for a password that the link can't set any more. Tells nothing of an account: only who has the token gets true. */
export const readRecoveryLink = async ({ app, params, body }: OpenCall<Read>): Promise<RecoveryLink> => ({
  is_open: await isRecoveryTokenOpen(app.db, params.id, hashToken(body.token)),
});
