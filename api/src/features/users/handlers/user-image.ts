import { idParamsSchema } from '@handover/shared/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../../domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { findUser } from '../users.sql.ts';

export const imageParamsSchema = idParamsSchema.extend({ name: z.string().regex(/^[0-9a-f-]{36}\.webp$/) });

/**
 * An img element sends no token: the random name is what lets one in, known to those who were shown the person. A new
 * picture has a new name, so this one may be kept for ever.
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
