import type { RecoveryCodes, SecondFactor, TotpSetup } from '@handover/shared/contract';
import type { addFactorBodySchema, codeBodySchema, idParamsSchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { touchUser } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import { seal, unseal } from '../../../process/secret-box.ts';
import { endOtherAccess, endUnneededRecoveryCodes, hasSecondFactor } from '../../auth/index.ts';
import { lockPerson, ownAccount, readableEmail } from '../../users/index.ts';
import { aboutAccount, withCode, withKnownFactor } from '../check-code.ts';
import { confirmedAccount } from '../confirmed-account.ts';
import { makeRecoveryCodes } from '../make-recovery-codes.ts';
import { listPasskeys } from '../passkeys.sql.ts';
import {
  beginTotp,
  confirmTotpSecret,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
} from '../second-factor.sql.ts';
import { newTotpSecret, stepOf, totpUri } from '../totp.ts';

type Own = IdCall<{ params: typeof idParamsSchema }>;
type WithCode = IdCall<{ params: typeof idParamsSchema; body: typeof codeBodySchema }>;

export async function readSecondFactor({ app, viewer, params }: Own): Promise<SecondFactor> {
  ownAccount(viewer, params.id);
  const totp = await findTotp(app.db, viewer.id);
  const passkeys = await listPasskeys(app.db, viewer.id);
  return {
    totp_since: totp?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(app.db, viewer.id),
  };
}

/** The secret for the app. It counts once a code of it was sent back. */
export async function beginTotpSetup(
  call: IdCall<{ params: typeof idParamsSchema; body: typeof addFactorBodySchema }>,
): Promise<TotpSetup> {
  const { app, viewer, body } = call;
  const user = await confirmedAccount(call);
  const secret = newTotpSecret();
  const sealed = seal(app.secrets, aboutAccount(viewer.id), secret);
  if ((await findTotp(app.db, viewer.id))?.confirmedAt)
    throw new DomainError('account.second_factor_present');
  const begun = await withKnownFactor(app, viewer.id, body?.code, (tx) => beginTotp(tx, viewer.id, sealed));
  if (!begun) throw new DomainError('account.second_factor_present');
  return { secret, uri: totpUri(secret, readableEmail(user.email)) };
}

/** Confirms the app: sign-ins need a code from now on. Sessions that were opened without one end. */
export async function confirmTotpSetup(call: WithCode): Promise<RecoveryCodes> {
  const { app, viewer, body } = call;
  const user = await confirmedAccount(call);
  const codes = await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    const totp = await findTotp(tx, viewer.id);
    if (!totp || totp.confirmedAt) throw new DomainError('account.second_factor_missing');
    const step = stepOf(unseal(app.secrets, aboutAccount(viewer.id), totp.secret), body.code, new Date());
    if (step === null || !(await confirmTotpSecret(tx, viewer.id, { secret: totp.secret, step })))
      throw new FieldError('code', 'account.code_invalid');
    await endOtherAccess(tx, viewer.id, viewer.sessionId, 'second factor set up');
    await touchUser(tx, [viewer.id], 'user');
    return makeRecoveryCodes(app, tx, viewer.id);
  });
  sendAccountMail(app, user, 'factor-added');
  return { recovery_codes: codes };
}

/** It takes a code: a session that was left open must not be enough. */
export async function removeTotp(call: WithCode) {
  const { app, viewer, body, reply } = call;
  const user = await confirmedAccount(call);
  await requireTotp(app, viewer.id);
  await withCode(app, viewer.id, body.code, async (tx) => {
    await deleteTotp(tx, viewer.id);
    await endUnneededRecoveryCodes(tx, viewer.id);
    await touchUser(tx, [viewer.id], 'user');
  });
  sendAccountMail(app, user, 'factor-removed');
  return reply.code(204).send();
}

/** The earlier ones end. It takes a code, too: they would open the account. */
export async function renewRecoveryCodes(call: WithCode): Promise<RecoveryCodes> {
  const { app, viewer, body } = call;
  await confirmedAccount(call);
  await requireTotp(app, viewer.id);
  const codes = await withCode(app, viewer.id, body.code, (tx) => makeRecoveryCodes(app, tx, viewer.id));
  return { recovery_codes: codes };
}

async function requireTotp(app: FastifyInstance, userId: number): Promise<void> {
  if (!(await hasSecondFactor(app.db, userId))) throw new DomainError('account.second_factor_missing');
}
