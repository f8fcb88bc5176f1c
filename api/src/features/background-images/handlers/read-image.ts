import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import type { imageParamsSchema } from '../../../http/image-params.ts';
import { findImage } from '../background-images.sql.ts';

/** Public and immutable, so that caches may keep it for ever. */
export async function readImage({
  app,
  params,
  reply,
}: OpenCall<{ params: typeof imageParamsSchema }>): Promise<FastifyReply> {
  const image = await findImage(app.db, params.id);
  if (!image?.key.endsWith(`/${params.name}`)) throw new DomainError('request.not_found');
  const content = await app.storage.read(image.key);
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  reply.header('x-content-type-options', 'nosniff');
  return reply.type('image/webp').send(content);
}
