import type { PasskeyOptions, RecoveryCodes, Tokens } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import { logFailedSignIn } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchUser } from '../../../events/touch-deal.sql.ts';
import type { Call, IdCall, OpenCall } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import {
  deviceOf,
  endOtherAccess,
  endUnneededRecoveryCodes,
  hasSecondFactor,
  openSession,
} from '../../auth/index.ts';
import { lockPerson } from '../../users/index.ts';
import { withCode, withKnownFactor } from '../check-code.ts';
import { confirmedAccount } from '../confirmed-account.ts';
import { makeRecoveryCodes } from '../make-recovery-codes.ts';
import { optionsToAdd, optionsToSignIn, passkeyInvalid, readNewPasskey, readUse } from '../passkey.ts';
import { deletePasskey, findPasskey, insertPasskey, noteUse } from '../passkeys.sql.ts';

export async function newPasskeyOptions(
  call: IdCall<{ params: typeof schemas.idParamsSchema; body: typeof schemas.addFactorBodySchema }>,
): Promise<PasskeyOptions> {
  const { app, viewer, body } = call;
  const user = await confirmedAccount(call);
  return withKnownFactor(app, viewer.id, body?.code, async (tx) => ({
    ...(await optionsToAdd(app, tx, user)),
  }));
}

/** The first second factor of an account ends its other sessions, and comes with recovery codes. */
export async function addPasskey(
  call: IdCall<{ params: typeof schemas.idParamsSchema; body: typeof schemas.addPasskeyBodySchema }>,
): Promise<RecoveryCodes> {
  const { app, viewer, body, request } = call;
  const user = await confirmedAccount(call);
  // Read before the challenge: those that were given without a code go once there is a second factor.
  const hadFactor = await hasSecondFactor(app.db, viewer.id);
  const passkey = await readNewPasskey(app, viewer.id, body.credential);
  const { browser, platform } = deviceOf(request.headers['user-agent'] ?? '');
  const name = [browser, platform].filter(Boolean).join(', ');
  const codes = await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    const isMeanwhile = (await hasSecondFactor(tx, viewer.id)) !== hadFactor;
    if (isMeanwhile || !(await insertPasskey(tx, { ...passkey, userId: viewer.id, name })))
      throw passkeyInvalid();
    await touchUser(tx, [viewer.id], 'user');
    if (hadFactor) return [];
    await endOtherAccess(tx, viewer.id, viewer.sessionId, 'second factor set up');
    return makeRecoveryCodes(app, tx, viewer.id);
  });
  sendAccountMail(app, user, 'passkey-added');
  return { recovery_codes: codes };
}

/** It takes a code, as every removal of a second factor. */
export async function removePasskey(
  call: Call<{ params: typeof schemas.passkeyParamsSchema; body: typeof schemas.codeBodySchema }>,
) {
  const { app, viewer, params, body, reply } = call;
  const user = await confirmedAccount(call);
  await withCode(app, viewer.id, body.code, async (tx) => {
    if (!(await deletePasskey(tx, viewer.id, params.passkey)))
      throw new DomainError('account.passkey_not_found');
    await endUnneededRecoveryCodes(tx, viewer.id);
    await touchUser(tx, [viewer.id], 'user');
  });
  sendAccountMail(app, user, 'passkey-removed');
  return reply.code(204).send();
}

export const passkeyOptions = async ({ app }: OpenCall): Promise<PasskeyOptions> => ({
  ...(await optionsToSignIn(app)),
});

/** A passkey is both steps in one: something that one has, and that asks who one is. */
export async function signInByPasskey({
  app,
  body,
  request,
}: OpenCall<{ body: typeof schemas.passkeySignInBodySchema }>): Promise<Tokens> {
  const passkey = await findPasskey(app.db, body.credential.id);
  if (!passkey) throw passkeyInvalid();
  const counter = await readUse(app, passkey, body.credential).catch(async (error) => {
    await logFailedSignIn(app.db, passkey.userId);
    throw error;
  });
  return app.db.transaction(async (tx) => {
    if (!(await noteUse(tx, passkey.id, counter))) throw passkeyInvalid();
    return openSession(app, tx, {
      userId: passkey.userId,
      request,
      rememberMe: body.remember_me,
      confirmed: 'passkey',
    });
  });
}
