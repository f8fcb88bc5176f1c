import type { firmFieldsSchema, foundFirmBodySchema } from '@handover/shared/contract/schemas';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, OpenCall } from '../../../http/call.ts';
import type { imageParamsSchema } from '../../../http/image-params.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { lockPerson } from '../../users/index.ts';
import { touchFirm } from '../firm.events.ts';
import { readMyFirm } from '../firm.response.ts';
import { checkOwner } from '../firms.rules.ts';
import { findFirm, insertFirm, insertMember, lockOwnFirm, updateFirm } from '../firms.sql.ts';
import { firmOf } from '../members.sql.ts';

export const readOwnFirm = ({ app, viewer }: Call) => readMyFirm(app.db, viewer.id);

export const foundFirm = ({ app, viewer, body, files }: Call<{ body: typeof foundFirmBodySchema }>) =>
  app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    if (await firmOf(tx, viewer.id)) throw new DomainError('firm.in_one');
    const { name, kind, country: countryId, website, about } = body;
    const logoKey = files[0]?.storageKey;
    const { id: firmId } = await insertFirm(tx, { name, kind, countryId, website, about, logoKey });
    await insertMember(tx, { firmId, userId: viewer.id, role: 'owner' });
    await touchFirm(tx, firmId);
    return readMyFirm(tx, viewer.id);
  });

/** An old logo is removed once the new one is saved. */
export async function changeFirm({ app, viewer, body, files }: Call<{ body: typeof firmFieldsSchema }>) {
  const { name, kind, country: countryId, website, about } = body;
  const logoKey = files[0]?.storageKey ?? (body.logo === '' ? null : undefined);
  const { response, freed } = await app.db.transaction(async (tx) => {
    const { firm, role } = await lockOwnFirm(tx, viewer.id);
    checkOwner(role);
    await updateFirm(tx, firm.id, { name, kind, countryId, website, about, logoKey });
    await touchFirm(tx, firm.id);
    const freed = logoKey !== undefined && firm.logoKey ? [firm.logoKey] : [];
    return { response: await readMyFirm(tx, viewer.id), freed };
  });
  freeBytes(app, freed);
  return response;
}

/** The random name in the address lets one in, since an image element sends no token. */
export async function readLogo({
  app,
  params,
  reply,
}: OpenCall<{ params: typeof imageParamsSchema }>): Promise<FastifyReply> {
  const firm = await findFirm(app.db, params.id);
  if (!firm?.logoKey?.endsWith(`/${params.name}`)) throw new DomainError('request.not_found');
  const image = await app.storage.read(firm.logoKey);
  return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(image);
}
