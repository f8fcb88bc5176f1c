/** A whole list, or a page of one with the total count. */
export type ListData = readonly unknown[] | { readonly count: number };

/** Whether a list has no items at all. An empty page may also be beyond the last one. */
export function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'count' in data && data.count === 0;
}
