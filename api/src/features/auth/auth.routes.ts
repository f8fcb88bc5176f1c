import {
  detailSchema,
  pageQuerySchema,
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
    url: '/api/get_token/',
    access: 'guest',
    summary: 'Sign in',
    body: signInBodySchema,
    answer: tokensSchema,
    handler: getToken,
  }),
  route({
    method: 'POST',
    url: '/api/refresh_token/',
    access: 'guest',
    summary: 'A new access token; the refresh token rotates',
    body: refreshBodySchema,
    answer: tokensSchema,
    handler: refreshToken,
  }),
  route({
    method: 'POST',
    url: '/api/logout/',
    access: 'signed-in',
    summary: 'End this session',
    answer: detailSchema,
    handler: logout,
  }),
  route({
    method: 'POST',
    url: '/api/logout_everywhere/',
    access: 'signed-in',
    summary: 'End every session, this one too',
    answer: detailSchema,
    handler: logoutEverywhere,
  }),
  route({
    method: 'GET',
    url: '/api/sessions/',
    access: 'signed-in',
    summary: 'Where I am signed in',
    query: pageQuerySchema,
    answer: sessionPageSchema,
    handler: listSessions,
  }),
  route({
    method: 'DELETE',
    url: '/api/sessions/:id/',
    access: 'signed-in',
    summary: 'End one of my sessions',
    status: 204,
    params: sessionParamsSchema,
    handler: endSession,
  }),
];
