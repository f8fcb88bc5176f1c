export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** The value at a fraction of the way through the sorted values, between two of them where need be. */
function at(sorted: readonly number[], fraction: number): number {
  const place = (sorted.length - 1) * fraction;
  const [before = Number.NaN, after = before] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return before + (after - before) * (place % 1);
}

export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((one, other) => one - other);
  return { low: at(sorted, 0.25), median: at(sorted, 0.5), high: at(sorted, 0.75) };
}
