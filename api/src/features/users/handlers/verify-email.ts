import type { idParamsSchema, verifyEmailBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { hashToken } from '../../auth/index.ts';
import { useProof } from '../email/email-proof.sql.ts';
import { proveEmail } from '../email/prove-email.ts';

type Verify = { params: typeof idParamsSchema; body: typeof verifyEmailBodySchema };

/** Proves an address by the link of a mail: single use, bound to the account and its address. */
export async function verifyEmail({ app, viewer, params, body }: OpenCall<Verify>) {
  const session = viewer?.id === params.id ? viewer.sessionId : null;
  const freed = await app.db.transaction(async (tx) => {
    if (!(await useProof(tx, params.id, hashToken(body.token))))
      throw new FieldError('token', 'account.verification_link_invalid');
    return proveEmail(tx, params.id, session);
  });
  freeBytes(app, freed ?? []);
  return { detail: 'Your e-mail address is confirmed' };
}
