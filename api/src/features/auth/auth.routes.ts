import {
  detailSchema,
  pageQuerySchema,
  paths,
  refreshBodySchema,
  sessionPageSchema,
  sessionParamsSchema,
  signInBodySchema,
  tokensSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { getToken } from './handlers/get-token.ts';
import { logout } from './handlers/logout.ts';
import { refreshToken } from './handlers/refresh-token.ts';
import { endSession, listSessions, logoutEverywhere } from './handlers/sessions.ts';

export const authRoutes: Route[] = [
  route({
    method: 'POST',
    url: paths.getToken,
    access: 'guest',
    operationId: 'getToken',
    summary: 'Sign in',
    description:
      'Gives the tokens of a new session for an e-mail address and a password. After five failures in 15 minutes an account waits.',
    errors: ['auth.invalid_credentials', 'auth.account_closed', 'auth.too_many_failures'],
    body: signInBodySchema,
    answer: tokensSchema,
    handler: getToken,
  }),
  route({
    method: 'POST',
    url: paths.refreshToken,
    access: 'guest',
    operationId: 'refreshToken',
    summary: 'Renew the access token',
    description:
      'Trades a refresh token for a new pair of tokens. A refresh token holds once: its reuse ends the session, save for a retry within ten seconds.',
    errors: ['auth.session_ended'],
    body: refreshBodySchema,
    answer: tokensSchema,
    handler: refreshToken,
  }),
  route({
    method: 'POST',
    url: paths.logout,
    access: 'signed-in',
    operationId: 'logout',
    summary: 'Sign out',
    description: 'Ends the session of the token that is sent.',
    answer: detailSchema,
    handler: logout,
  }),
  route({
    method: 'POST',
    url: paths.logoutEverywhere,
    access: 'signed-in',
    operationId: 'logoutEverywhere',
    summary: 'Sign out everywhere',
    description: 'Ends every session of the viewer, this one too.',
    answer: detailSchema,
    handler: logoutEverywhere,
  }),
  route({
    method: 'GET',
    url: paths.sessions,
    access: 'signed-in',
    operationId: 'listSessions',
    summary: 'List my sessions',
    description: 'Lists the devices and browsers where the viewer is signed in, the last used first.',
    query: pageQuerySchema,
    answer: sessionPageSchema,
    handler: listSessions,
  }),
  route({
    method: 'DELETE',
    url: paths.session(':id'),
    access: 'signed-in',
    operationId: 'endSession',
    summary: 'End one of my sessions',
    description: 'Ends a session of the viewer on another device, or this one.',
    errors: ['session.not_found'],
    status: 204,
    params: sessionParamsSchema,
    handler: endSession,
  }),
];
