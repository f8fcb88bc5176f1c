import type { Confirmed } from '@handover/shared/contract';
import type { confirmBodySchema, idParamsSchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import {
  CONFIRMED_SECONDS,
  confirmedSecondsLeft,
  confirmPassword,
  confirmSession,
  findConfirmation,
} from '../../auth/index.ts';
import { findUser, ownAccount } from '../../users/index.ts';

export async function readConfirmation({
  app,
  viewer,
  params,
}: IdCall<{ params: typeof idParamsSchema }>): Promise<Confirmed> {
  ownAccount(viewer, params.id);
  const confirmation = await findConfirmation(app.db, viewer.sessionId);
  return { seconds_left: confirmedSecondsLeft(confirmation, new Date()) };
}

export async function confirmByPassword({
  app,
  viewer,
  params,
  body,
  request,
}: IdCall<{ body: typeof confirmBodySchema }>): Promise<Confirmed> {
  ownAccount(viewer, params.id);
  const user = await findUser(app.db, viewer.id);
  if (!(await confirmPassword(app, user, body.password, request.ip)))
    throw new FieldError('password', 'account.wrong_password');
  await confirmSession(app.db, viewer.sessionId, 'password');
  return { seconds_left: CONFIRMED_SECONDS };
}
