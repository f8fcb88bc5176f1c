import { idParamsSchema } from '@handover/shared/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../../domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { findImage } from '../background-images.sql.ts';

export const imageParamsSchema = idParamsSchema.extend({ name: z.string().regex(/^[0-9a-f-]{36}\.webp$/) });

/** Public, and never another under this address: kept for ever, by caches on the way too. */
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
