import type { Revenue } from '@handover/shared/contract';

/** The figures of the last year that has some. */
export const latestYear = (revenues: readonly Revenue[]): Revenue | undefined =>
  revenues.reduce<Revenue | undefined>(
    (latest, row) => (latest && latest.date >= row.date ? latest : row),
    undefined,
  );
