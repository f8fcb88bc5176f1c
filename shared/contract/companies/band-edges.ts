const M = 1_000_000;

/**
 * The lower edges of the public bands of a listing, in units of its currency, or in people. A filter by figures
 * offers the same edges, so that it tells no more than the bands do.
 */
export const BAND_EDGES = {
  revenue: [0, 0.5 * M, 1 * M, 2 * M, 3 * M, 5 * M, 10 * M, 20 * M, 50 * M, 100 * M],
  ebitda: [0, 0.1 * M, 0.25 * M, 0.5 * M, 0.75 * M, 1 * M, 2 * M, 5 * M, 10 * M],
  /** The sizes of the product: 1-11, 11-50, 51-100, more than 100. */
  number_of_employees: [0, 11, 51, 101],
} as const;
