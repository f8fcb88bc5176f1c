import type { Band } from '@handover/shared/contract';

/** The band that holds a value, as the server tells it; null where it is open. Only a form needs it: not in the contract, which every page loads. */
export function bandOf(value: number, edges: readonly number[]): Band {
  const above = edges.findIndex((edge) => value < edge);
  if (above === 0) return { min: null, max: edges[0] ?? null };
  if (above === -1) return { min: edges.at(-1) ?? null, max: null };
  return { min: edges[above - 1] ?? null, max: edges[above] ?? null };
}
