import type { AREAS } from './areas.ts';

/**
 * Areas beyond the nine of the specification. A remote declares its own:
 * `declare module '@handover/shared/query' { interface RemoteAreas { reviews: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes extend it, each in its own compilation
export interface RemoteAreas {}

/** The first part of every query key. */
export type Area = (typeof AREAS)[number] | keyof RemoteAreas;

/** The key of a query: its area, then its parameters. */
export const areaKey = <Rest extends readonly unknown[]>(
  area: Area,
  ...rest: Rest
): readonly [Area, ...Rest] => [area, ...rest];
