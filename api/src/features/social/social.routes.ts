import {
  googleBodySchema,
  pageQuerySchema,
  paths,
  socialAccountPageSchema,
  socialAccountParamsSchema,
  socialCodeBodySchema,
  socialProviderPageSchema,
  socialTokensSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { listProviders } from './handlers/list-providers.ts';
import { registerBySocial } from './handlers/register-by-social.ts';
import { listSocialAccounts, unlinkSocialAccount } from './handlers/social-accounts.ts';

/** Counted by each instance for itself. */
const rate = { max: 100, timeWindow: '1 hour' };

export const socialRoutes: Route[] = [
  route({
    method: 'GET',
    url: paths.socialProviders,
    access: 'guest',
    operationId: 'listSocialProviders',
    summary: 'List the social providers',
    description: 'Lists the providers that one may sign in with, and what a browser needs to ask them.',
    answer: socialProviderPageSchema,
    handler: listProviders,
  }),
  route({
    method: 'POST',
    url: paths.registerBySocial('linkedin-oauth2'),
    access: 'anyone',
    operationId: 'registerByLinkedin',
    summary: 'Sign in with LinkedIn',
    description:
      'Signs in, or opens an account, by the code of LinkedIn. Who is signed in links the account to LinkedIn.',
    errors: [
      'auth.account_closed',
      'social.account_closed',
      'social.linked_to_other_account',
      'social.email_taken',
      'social.redirect_not_allowed',
      'social.email_not_verified',
      'social.sign_in_expired',
      'social.provider_unavailable',
      'request.not_found',
    ],
    rate,
    body: socialCodeBodySchema,
    answer: socialTokensSchema,
    handler: registerBySocial('linkedin-oauth2'),
  }),
  route({
    method: 'POST',
    url: paths.registerBySocial('google-oauth2'),
    access: 'anyone',
    operationId: 'registerByGoogle',
    summary: 'Sign in with Google',
    description:
      'Signs in, or opens an account, by a code or an access token of Google. Who is signed in links the account to Google.',
    errors: [
      'auth.account_closed',
      'social.account_closed',
      'social.linked_to_other_account',
      'social.email_taken',
      'social.redirect_not_allowed',
      'social.email_not_verified',
      'social.sign_in_expired',
      'social.provider_unavailable',
      'request.not_found',
    ],
    rate,
    body: googleBodySchema,
    answer: socialTokensSchema,
    handler: registerBySocial('google-oauth2'),
  }),
  route({
    method: 'GET',
    url: paths.socialAccounts,
    access: 'signed-in',
    operationId: 'listSocialAccounts',
    summary: 'List my social accounts',
    description: 'Lists the providers that the viewer may sign in with.',
    query: pageQuerySchema,
    answer: socialAccountPageSchema,
    handler: listSocialAccounts,
  }),
  route({
    method: 'DELETE',
    url: paths.socialAccount(':provider'),
    access: 'signed-in',
    operationId: 'unlinkSocialAccount',
    summary: 'Unlink a social account',
    description:
      'A provider no longer opens the account of the viewer. An account keeps one way in: a password, or another provider.',
    errors: ['social.password_required'],
    status: 204,
    params: socialAccountParamsSchema,
    handler: unlinkSocialAccount,
  }),
];
