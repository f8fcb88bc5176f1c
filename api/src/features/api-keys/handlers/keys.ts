import { API_KEY, type ApiKey, type MadeApiKey } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { checkConfirmed, findConfirmation } from '../../auth/index.ts';
import { lockPerson } from '../../users/index.ts';
import { countKeys, deleteKey, insertKey, type KeyRow, listKeys } from '../api-keys.sql.ts';
import { hashOfKey, newKey } from '../key-text.ts';

const DAY_MS = 86_400_000;

const view = (row: KeyRow): ApiKey => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  scopes: row.scopes as ApiKey['scopes'],
  origins: row.origins,
  publishable: row.publishable,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

export const listApiKeys = async ({ app, viewer, query }: Call<{ query: typeof schemas.pageQuerySchema }>) =>
  paged(query, await listKeys(app.db, viewer.id, query), view);

export async function makeKey({
  app,
  viewer,
  body,
}: Call<{ body: typeof schemas.apiKeyBodySchema }>): Promise<MadeApiKey> {
  checkConfirmed(await findConfirmation(app.db, viewer.sessionId), new Date());
  const key = newKey(body.kind);
  const isWidget = body.kind === 'widget';
  const row = await app.db.transaction(async (tx) => {
    // Two that are made at once count one after the other.
    await lockPerson(tx, viewer.id);
    if ((await countKeys(tx, viewer.id)) >= API_KEY.keys)
      throw new DomainError('api_key.too_many', { max: API_KEY.keys });
    return insertKey(tx, {
      userId: viewer.id,
      kind: body.kind,
      name: body.name,
      scopes: isWidget ? [] : [...new Set(body.scopes)],
      origins: isWidget ? [...new Set(body.origins)] : [],
      hash: hashOfKey(key),
      publishable: isWidget ? key : null,
      expiresAt: body.days ? new Date(Date.now() + body.days * DAY_MS) : null,
    });
  });
  return { ...view(row), key };
}

export async function revokeKey({
  app,
  viewer,
  params,
}: Call<{ params: typeof schemas.apiKeyParamsSchema }>) {
  if (!(await deleteKey(app.db, viewer.id, params.id))) throw new DomainError('api_key.not_found');
}
