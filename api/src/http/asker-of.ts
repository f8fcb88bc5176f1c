import { networkOf } from '@handover/shared/contract/hosting';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '../turns/fair-turns.ts';

/** By what people take turns. Who is not signed in shares those of their network. */
export function askerOf({ viewer, ip }: FastifyRequest): Asker {
  const network = networkOf(ip);
  return { network, account: viewer ? String(viewer.id) : network };
}
