import { closeAccountBodySchema, idParamsSchema } from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { closeAccount } from './handlers/close-account.ts';
import { exportAccount } from './handlers/export-account.ts';

export const accountRoutes: Route[] = [
  route({
    method: 'GET',
    url: '/api/users/current_user/export/',
    access: 'signed-in',
    summary: 'Everything of mine, as a JSON file',
    // It reads a lot. Counted by each instance for itself.
    rate: { max: 20, timeWindow: '1 hour' },
    handler: exportAccount,
  }),
  route({
    method: 'DELETE',
    url: '/api/users/:id/',
    access: 'signed-in',
    summary: 'Close my account and erase what is personal',
    status: 204,
    params: idParamsSchema,
    body: closeAccountBodySchema,
    handler: closeAccount,
  }),
];
