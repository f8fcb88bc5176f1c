import { etagOf } from '@handover/shared/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

/**
 * Throws 409 if a record was changed since the client read it, by the `ETag` that it sends back as `If-Match`.
 * Without that header nothing is checked. Call it in the transaction that writes, with the row locked.
 */
export const checkUnchanged = (request: FastifyRequest, updatedAt: string | Date) =>
  checkVersion(request, new Date(updatedAt).toISOString());

/** Like `checkUnchanged`, for an `ETag` that is not a time. */
export function checkVersion({ headers }: FastifyRequest, version: string): void {
  const tags = headers['if-match']?.split(',').map((tag) => tag.trim());
  if (!tags || tags.includes('*') || tags.includes(etagOf(version))) return;
  throw new DomainError('record.changed');
}
