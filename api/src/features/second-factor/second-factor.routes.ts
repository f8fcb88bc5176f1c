import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import {
  addPasskey,
  newPasskeyOptions,
  passkeyOptions,
  removePasskey,
  signInByPasskey,
} from './handlers/passkeys.ts';
import { makeSecondStep } from './handlers/second-step.ts';
import {
  beginTotpSetup,
  confirmTotpSetup,
  readSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from './handlers/totp.ts';

const CODE_ERRORS = [
  'account.confirmation_needed',
  'account.second_factor_missing',
  'account.code_invalid',
  'auth.too_many_failures',
] as const;

const ADD_ERRORS = [
  'account.confirmation_needed',
  'account.code_needed',
  'account.code_invalid',
  'auth.too_many_failures',
] as const;

export const secondFactorRoutes: Routes = {
  makeSecondStep: post(paths.secondStep, {
    access: 'guest',
    summary: 'Sign in, the second step',
    description:
      'Gives the tokens of a new session for the ticket of the first step and a code: of the app, each once, or one of the recovery codes. After five wrong codes in 15 minutes the account waits, from whichever address.',
    errors: [
      'auth.second_factor_ticket_invalid',
      'account.code_invalid',
      'auth.account_closed',
      'auth.account_suspended',
      'auth.too_many_failures',
    ],
    body: schemas.secondStepBodySchema,
    response: schemas.tokensSchema,
    handler: makeSecondStep,
  }),
  readPasskeyOptions: post(paths.passkeyOptions, {
    access: 'guest',
    summary: 'Ask what a passkey signs to sign in',
    description: 'Gives a challenge, which holds once and for five minutes, for any passkey of this site.',
    rate: { max: 300, timeWindow: '1 hour' },
    response: schemas.passkeyOptionsSchema,
    handler: passkeyOptions,
  }),
  signInByPasskey: post(paths.signInByPasskey, {
    access: 'guest',
    summary: 'Sign in by a passkey',
    description:
      'Gives the tokens of a new session for the signature of a passkey, without password or e-mail address. It counts as both steps.',
    errors: ['account.passkey_invalid', 'auth.account_closed', 'auth.account_suspended'],
    rate: { max: 300, timeWindow: '1 hour' },
    body: schemas.passkeySignInBodySchema,
    response: schemas.tokensSchema,
    handler: signInByPasskey,
  }),
  readNewPasskeyOptions: post(paths.newPasskeyOptions(':id'), {
    access: 'signed-in',
    summary: 'Ask what a new passkey is made with',
    description:
      'Gives a challenge, which holds once and for five minutes. The session must have been confirmed within the last ten minutes; an account with a second factor gives a code of its app or a recovery code besides.',
    errors: ADD_ERRORS,
    params: schemas.idParamsSchema,
    body: schemas.addFactorBodySchema,
    response: schemas.passkeyOptionsSchema,
    handler: newPasskeyOptions,
  }),
  addPasskey: post(paths.passkeys(':id'), {
    access: 'signed-in',
    summary: 'Add a passkey',
    description:
      'Adds what the browser made. Where it is the first second factor of the account, every other session ends, and the response has recovery codes, which are shown this once; otherwise it has none.',
    errors: ['account.confirmation_needed', 'account.passkey_invalid'],
    params: schemas.idParamsSchema,
    body: schemas.addPasskeyBodySchema,
    response: schemas.recoveryCodesSchema,
    handler: addPasskey,
  }),
  removePasskey: del(paths.passkey(':id', ':passkey'), {
    access: 'signed-in',
    summary: 'Remove a passkey',
    description:
      'It takes a code of the app or a recovery code, and the session must have been confirmed within the last ten minutes.',
    errors: [
      'account.confirmation_needed',
      'account.passkey_not_found',
      'account.code_invalid',
      'auth.too_many_failures',
    ],
    status: 204,
    params: schemas.passkeyParamsSchema,
    body: schemas.codeBodySchema,
    handler: removePasskey,
  }),
  readSecondFactor: get(paths.secondFactor(':id'), {
    access: 'signed-in',
    summary: 'Read my second factor',
    description:
      'Tells since when the account has an authenticator app, which passkeys it has, and how many recovery codes are left.',
    params: schemas.idParamsSchema,
    response: schemas.secondFactorSchema,
    handler: readSecondFactor,
  }),
  beginTotpSetup: post(paths.totp(':id'), {
    access: 'signed-in',
    summary: 'Begin to set up an authenticator app',
    description:
      'Gives a new secret for an app. Nothing changes until a code of it is confirmed. The session must have been confirmed within the last ten minutes; an account with a passkey gives a recovery code besides.',
    errors: [...ADD_ERRORS, 'account.second_factor_present'],
    params: schemas.idParamsSchema,
    body: schemas.addFactorBodySchema,
    response: schemas.totpSetupSchema,
    handler: beginTotpSetup,
  }),
  confirmTotpSetup: post(paths.confirmTotp(':id'), {
    access: 'signed-in',
    summary: 'Confirm the authenticator app',
    description:
      'From now on a sign-in asks for a code. Every other session ends. The response has the recovery codes, which are shown this once.',
    errors: ['account.confirmation_needed', 'account.second_factor_missing', 'account.code_invalid'],
    rate: { max: 60, timeWindow: '1 hour' },
    params: schemas.idParamsSchema,
    body: schemas.codeBodySchema,
    response: schemas.recoveryCodesSchema,
    handler: confirmTotpSetup,
  }),
  removeTotp: del(paths.totp(':id'), {
    access: 'signed-in',
    summary: 'Remove the authenticator app',
    description:
      'A sign-in asks for no code any more; the recovery codes end, too. It takes a code of the app or a recovery code, and the session must have been confirmed within the last ten minutes.',
    errors: CODE_ERRORS,
    status: 204,
    params: schemas.idParamsSchema,
    body: schemas.codeBodySchema,
    handler: removeTotp,
  }),
  renewRecoveryCodes: post(paths.recoveryCodes(':id'), {
    access: 'signed-in',
    summary: 'Make new recovery codes',
    description:
      'Gives ten recovery codes, which are shown this once; the earlier ones end. It takes a code of the app or a recovery code, and the session must have been confirmed within the last ten minutes.',
    errors: CODE_ERRORS,
    params: schemas.idParamsSchema,
    body: schemas.codeBodySchema,
    response: schemas.recoveryCodesSchema,
    handler: renewRecoveryCodes,
  }),
};
