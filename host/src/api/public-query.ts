import type { Area } from '@handover/shared/query';

/**
 * A query whose result is the same for every user. It is data, so that the gateway can make it before the browser
 * does, under the same query key.
 */
export interface PublicQuery {
  queryKey: readonly [Area, ...unknown[]];
  path: string;
  params: Record<string, string | number>;
}
