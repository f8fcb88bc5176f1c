import { PAGE_SIZE, type Paged } from '../../../contract/index.ts';

/** Pages from and to, both counted from 1. */
export interface Span {
  from: number;
  to: number;
}

/** The part of a list that a call returns. */
export interface PageCall {
  page: number;
  page_size: number;
}

interface ReadOptions<Item> extends Span {
  pageLength: number;
  read: (call: PageCall) => Promise<Paged<Item>>;
}

/** How often pages are read while the list changes between the calls. */
const ROUNDS = 3;

/**
 * Reads some pages of a list in as few calls as possible: the first says how many there are, the others are made at once. Where
 * something comes or goes between the calls, they are made again: an item could be missing.
 */
export async function readPages<Item extends { id: number }>(
  options: ReadOptions<Item>,
): Promise<Paged<Item>> {
  const { from, to, read } = options;
  const [first, ...others] = callsFor(options);
  if (from === to) return read(first);
  for (let round = 1; ; round++) {
    const start = await read(first);
    const wanted = others.filter(({ page, page_size }) => (page - 1) * page_size < start.count);
    const parts = [start, ...(await Promise.all(wanted.map(read)))];
    if (round === ROUNDS || isOneList(parts)) return joined(parts, first, options);
  }
}

/** A call for each page, or for several of them together, as far as the api allows. */
function callsFor({ from, to, pageLength }: Omit<ReadOptions<never>, 'read'>): [PageCall, ...PageCall[]] {
  const pages = to - from + 1;
  const most = Math.max(1, Math.floor(PAGE_SIZE.listMax / pageLength));
  // The pages are as long as the smallest number of calls needs, and no longer.
  const together = Math.ceil(pages / Math.ceil(pages / most));
  const call = (page: number): PageCall => ({ page, page_size: together * pageLength });
  const [first, last] = [Math.ceil(from / together), Math.ceil(to / together)];
  return [call(first), ...Array.from({ length: last - first }, (_, index) => call(first + 1 + index))];
}

const isOneList = (parts: readonly Paged<{ id: number }>[]): boolean => {
  const ids = parts.flatMap(({ results }) => results.map(({ id }) => id));
  return new Set(ids).size === ids.length && new Set(parts.map(({ count }) => count)).size === 1;
};

function joined<Item>(
  parts: readonly Paged<Item>[],
  first: PageCall,
  { from, to, pageLength }: ReadOptions<Item>,
): Paged<Item> {
  const skipped = (first.page - 1) * first.page_size;
  const count = parts.at(-1)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(count / pageLength));
  return {
    results: parts
      .flatMap(({ results }) => results)
      .slice((from - 1) * pageLength - skipped, to * pageLength - skipped),
    count,
    next_page: to < pages ? to + 1 : null,
    current_page: to,
    pages_count: pages,
  };
}
