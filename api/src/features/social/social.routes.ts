import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { listProviders } from './handlers/list-providers.ts';
import { registerBySocial } from './handlers/register-by-social.ts';
import { listSocialAccounts, unlinkSocialAccount } from './handlers/social-accounts.ts';

const register = {
  access: 'anyone',
  errors: [
    'auth.account_closed',
    'auth.account_suspended',
    'auth.second_factor_needed',
    'account.email_unproven',
    'account.confirmation_needed',
    'social.account_closed',
    'social.linked_to_other_account',
    'social.email_taken',
    'social.redirect_not_allowed',
    'social.email_not_verified',
    'social.sign_in_expired',
    'social.provider_unavailable',
    'request.not_found',
  ],
  rate: { max: 100, timeWindow: '1 hour' },
  response: schemas.socialTokensSchema,
} as const;

export const socialRoutes: Routes = {
  listSocialProviders: get(paths.socialProviders, {
    access: 'guest',
    summary: 'List the social providers',
    description: 'Lists the providers that one may sign in with, and what a browser needs to ask them.',
    query: schemas.pageQuerySchema,
    response: schemas.socialProviderPageSchema,
    handler: listProviders,
  }),
  registerByLinkedin: post(paths.registerBySocial('linkedin-oauth2'), {
    ...register,
    summary: 'Sign in with LinkedIn',
    description:
      'Signs in, or opens an account, by the code of LinkedIn. Who is signed in links the account to LinkedIn.',
    body: schemas.socialCodeBodySchema,
    handler: registerBySocial('linkedin-oauth2'),
  }),
  registerByGoogle: post(paths.registerBySocial('google-oauth2'), {
    ...register,
    summary: 'Sign in with Google',
    description:
      'Signs in, or opens an account, by a code or an access token of Google. Who is signed in links the account to Google.',
    body: schemas.googleBodySchema,
    handler: registerBySocial('google-oauth2'),
  }),
  listSocialAccounts: get(paths.socialAccounts, {
    access: 'signed-in',
    summary: 'List my social accounts',
    description: 'Lists the providers that the viewer may sign in with.',
    query: schemas.pageQuerySchema,
    response: schemas.socialAccountPageSchema,
    handler: listSocialAccounts,
  }),
  unlinkSocialAccount: del(paths.socialAccount(':provider'), {
    access: 'signed-in',
    summary: 'Unlink a social account',
    description:
      'A provider no longer opens the account of the viewer. An account keeps one way in: a password, or another provider.',
    errors: ['social.password_required'],
    status: 204,
    params: schemas.socialAccountParamsSchema,
    handler: unlinkSocialAccount,
  }),
};
