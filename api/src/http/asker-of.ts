import { networkOf } from '@handover/shared/contract/hosting';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '../turns/fair-turns.ts';

/** The user and network by which calls take turns. Anonymous users share the turns of their network. */
export function askerOf({ viewer, ip }: FastifyRequest): Asker {
  const network = networkOf(ip);
  return { network, account: viewer ? String(viewer.id) : network };
}
