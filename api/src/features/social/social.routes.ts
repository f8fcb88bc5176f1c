import {
  googleBodySchema,
  pageQuerySchema,
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

const url = '/api/register_by_access_token/social/';
/** Counted by each instance for itself. */
const rate = { max: 100, timeWindow: '1 hour' };

export const socialRoutes: Route[] = [
  route({
    method: 'GET',
    url: '/api/social_providers/',
    access: 'guest',
    summary: 'Whom one may sign in with, and how to ask them',
    answer: socialProviderPageSchema,
    handler: listProviders,
  }),
  route({
    method: 'POST',
    url: `${url}linkedin-oauth2/`,
    access: 'anyone',
    summary: 'Sign in, sign up or, signed in, link by LinkedIn',
    rate,
    body: socialCodeBodySchema,
    answer: socialTokensSchema,
    handler: registerBySocial('linkedin-oauth2'),
  }),
  route({
    method: 'POST',
    url: `${url}google-oauth2/`,
    access: 'anyone',
    summary: 'Sign in, sign up or, signed in, link by Google',
    rate,
    body: googleBodySchema,
    answer: socialTokensSchema,
    handler: registerBySocial('google-oauth2'),
  }),
  route({
    method: 'GET',
    url: '/api/social_accounts/',
    access: 'signed-in',
    summary: 'By whom I may sign in to my account',
    query: pageQuerySchema,
    answer: socialAccountPageSchema,
    handler: listSocialAccounts,
  }),
  route({
    method: 'DELETE',
    url: '/api/social_accounts/:provider/',
    access: 'signed-in',
    summary: 'A provider opens my account no more',
    status: 204,
    params: socialAccountParamsSchema,
    handler: unlinkSocialAccount,
  }),
];
