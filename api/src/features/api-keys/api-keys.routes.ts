import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { listApiKeys, makeKey, revokeKey } from './handlers/keys.ts';
import { checkWidget, readOwnListings, readWidget } from './handlers/read-by-key.ts';

export const apiKeyRoutes: Routes = {
  listApiKeys: get(paths.apiKeys, {
    access: 'signed-in',
    summary: 'List my keys',
    description: 'Lists the keys of the viewer for programs and sites, the newest first.',
    query: schemas.pageQuerySchema,
    response: schemas.apiKeysSchema,
    handler: listApiKeys,
  }),
  makeApiKey: post(paths.apiKeys, {
    access: 'signed-in',
    provenOnly: true,
    summary: 'Make a key',
    description:
      'Makes a key for reading the listings of the viewer, or for a widget on sites. The answer has the key itself, which is not shown again. Whoever makes one has confirmed lately that it is them.',
    errors: ['account.confirmation_needed', 'api_key.too_many'],
    status: 201,
    body: schemas.apiKeyBodySchema,
    response: schemas.madeApiKeySchema,
    handler: makeKey,
  }),
  revokeApiKey: del(paths.apiKey(':id'), {
    access: 'signed-in',
    summary: 'Revoke a key',
    description: 'Ends a key of the viewer at once.',
    errors: ['api_key.not_found'],
    status: 204,
    params: schemas.apiKeyParamsSchema,
    handler: revokeKey,
  }),
  readOwnListings: get(paths.ownListings, {
    access: 'guest',
    summary: 'Read my listings by a key',
    description:
      'The listings of the owner of the key, as visitors read them, in `Authorization: Bearer handover_read_…`: with the scope `published` those that are published, with `states` all of them, each with its state. Never anything confidential. 600 calls an hour from one address; `x-ratelimit-remaining` says how many are left.',
    errors: ['api_key.invalid'],
    rate: { max: 600, timeWindow: '1 hour' },
    query: schemas.pageQuerySchema,
    response: schemas.ownListingsSchema,
    handler: readOwnListings,
  }),
  readWidget: get(paths.widget(':key'), {
    access: 'guest',
    summary: 'Read what a widget shows',
    description:
      'The published listings of the owner of a key for a widget, and of owners who let them edit or negotiate, as visitors read them; and the sites that may show them.',
    errors: ['request.not_found'],
    params: schemas.widgetParamsSchema,
    response: schemas.widgetSchema,
    handler: readWidget,
  }),
  checkWidget: get(paths.checkWidget(':key'), {
    access: 'guest',
    summary: 'Check a widget',
    description: 'Says whether the site that asks may show the widget of a key, and if not why.',
    rate: { max: 600, timeWindow: '1 hour' },
    params: schemas.widgetParamsSchema,
    response: schemas.widgetCheckSchema,
    handler: checkWidget,
  }),
};
