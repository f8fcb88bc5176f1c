import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { getToken } from './handlers/get-token.ts';
import { refreshToken } from './handlers/refresh-token.ts';
import { endSession, listSessions, logout, logoutEverywhere } from './handlers/sessions.ts';

export const authRoutes: Routes = {
  getToken: post(paths.getToken, {
    access: 'guest',
    summary: 'Sign in',
    description:
      'Gives the tokens of a new session for an e-mail address and a password. After five failures in 15 minutes an account waits. After 50 from one address, over all accounts, a right password opens the account with the `ticket` of a link that is mailed for it. An account with a second factor is refused with a ticket for the second step.',
    errors: [
      'auth.second_factor_needed',
      'auth.invalid_credentials',
      'auth.account_closed',
      'auth.account_suspended',
      'auth.too_many_failures',
      'auth.address_slowed',
    ],
    body: schemas.signInBodySchema,
    response: schemas.tokensSchema,
    handler: getToken,
  }),
  refreshToken: post(paths.refreshToken, {
    access: 'guest',
    summary: 'Renew the access token',
    description:
      'Trades a refresh token for a new pair of tokens. A refresh token holds once: its reuse ends the session, save for a retry within ten seconds.',
    errors: ['auth.session_ended', 'auth.password_changed', 'auth.change_undone'],
    body: schemas.refreshBodySchema,
    response: schemas.tokensSchema,
    handler: refreshToken,
  }),
  logout: post(paths.logout, {
    access: 'signed-in',
    summary: 'Sign out',
    description: 'Ends the session of the token that is sent.',
    response: schemas.detailSchema,
    handler: logout,
  }),
  logoutEverywhere: post(paths.logoutEverywhere, {
    access: 'signed-in',
    summary: 'Sign out everywhere',
    description: 'Ends every session of the viewer, this one too.',
    response: schemas.detailSchema,
    handler: logoutEverywhere,
  }),
  listSessions: get(paths.sessions, {
    access: 'signed-in',
    summary: 'List my sessions',
    description: 'Lists the devices and browsers where the viewer is signed in, the last used first.',
    query: schemas.pageQuerySchema,
    response: schemas.sessionPageSchema,
    handler: listSessions,
  }),
  endSession: del(paths.session(':id'), {
    access: 'signed-in',
    summary: 'End one of my sessions',
    description: 'Ends a session of the viewer on another device, or this one.',
    errors: ['session.not_found'],
    status: 204,
    params: schemas.sessionParamsSchema,
    handler: endSession,
  }),
};
