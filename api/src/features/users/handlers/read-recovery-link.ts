import type { RecoveryLink } from '@handover/shared/contract';
import type { idParamsSchema, mailedTokenBodySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { hashToken } from '../../auth/index.ts';
import { isRecoveryTokenOpen } from '../recovery/recovery.sql.ts';

type Read = { params: typeof idParamsSchema; body: typeof mailedTokenBodySchema };

/**
 * Whether the link can still set a password, for its page. Reveals nothing about an account: only who has the token
 * gets true.
 */
export const readRecoveryLink = async ({ app, params, body }: OpenCall<Read>): Promise<RecoveryLink> => ({
  is_open: await isRecoveryTokenOpen(app.db, params.id, hashToken(body.token)),
});
