import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import type { imageParamsSchema } from '../../../http/image-params.ts';
import { findUser } from '../users.sql.ts';

/**
 * An img element sends no token, so the random name in the address protects the picture. A new picture has a new name,
 * so this one may be cached for ever.
 */
export async function userImage({
  app,
  params,
  reply,
}: OpenCall<{ params: typeof imageParamsSchema }>): Promise<FastifyReply> {
  const user = await findUser(app.db, params.id);
  if (!user?.imageKey?.endsWith(`/${params.name}`)) throw new DomainError('request.not_found');
  const image = await app.storage.read(user.imageKey);
  return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(image);
}
