/** A list that was loaded whole, or a page of one that says how many there are. */
export type ListData = readonly unknown[] | { readonly count: number };

/** Whether a list has no items at all; a page without items may be one past the last. */
export function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'count' in data && data.count === 0;
}
