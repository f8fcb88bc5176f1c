import type { Area } from '@handover/shared/query';

/**
 * What a page asks for the same way whoever reads it: data, so that the gateway asks for it before the browser does,
 * under the key that the browser's query has.
 */
export interface PublicQuery {
  queryKey: readonly [Area, ...unknown[]];
  path: string;
  params: Record<string, string | number>;
}
