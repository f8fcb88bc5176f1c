import { API_KEY } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { ownedOrActedFor, readListingsOf, readPublicListings } from '../../opportunities/index.ts';
import { liveKey, noteUse } from '../api-keys.sql.ts';
import { hashOfKey, isKeyOf, keyOfHeader } from '../key-text.ts';
import { ownListing } from '../own-listing.response.ts';

/** 401 alike for a key that never was, has ended, or is of an account that is closed or suspended. */
export async function readOwnListings({
  app,
  request,
  reply,
  query,
}: OpenCall<{ query: typeof schemas.pageQuerySchema }>) {
  const text = keyOfHeader(request.headers.authorization);
  const key = text && (await liveKey(app.db, 'read', hashOfKey(text)));
  if (!key) throw new DomainError('api_key.invalid');
  await noteUse(app.db, key.id);
  const onlyPublished = !key.scopes.includes('states');
  const page = await readListingsOf(app.db, key.userId, onlyPublished, query);
  reply.header('cache-control', 'private, no-store');
  return paged(query, page, ({ listing, validated }) => ownListing(listing, validated, app.config.publicUrl));
}

type Widget = OpenCall<{ params: typeof schemas.widgetParamsSchema }>;

const widgetKey = async ({ db, params }: Pick<Widget, 'db' | 'params'>) =>
  isKeyOf('widget', params.key) ? liveKey(db, 'widget', hashOfKey(params.key)) : undefined;

/** What visitors may read of the listings of a widget, whoever asks. */
export async function readWidget(call: Widget) {
  const { app, db, reply } = call;
  const key = await widgetKey(call);
  if (!key) throw new DomainError('request.not_found');
  await noteUse(app.db, key.id);
  const listings = await readPublicListings(db, ownedOrActedFor(key.userId), API_KEY.shown);
  reply.header('cache-control', 'no-cache');
  return {
    origins: key.origins,
    listings: listings.map(({ listing }) => ownListing(listing, true, app.config.publicUrl)),
  };
}

/** Tells the developer of a site why it shows nothing. Any site may ask: it learns no more than whether it is on the list. */
export async function checkWidget(call: Widget) {
  const { request, reply } = call;
  reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store', vary: 'origin' });
  const key = await widgetKey(call);
  if (!key) return { problem: 'The key is unknown, was revoked, or has ended.' };
  const origin = request.headers.origin ?? '';
  if (key.origins.includes(origin)) return { problem: null };
  return {
    problem: `This key does not name the site ${origin || '(none)'}: add it under "API keys" in the account.`,
  };
}
