import { type Opportunity, PAGE_SIZE, type Paged, paths } from '@handover/shared/contract';

/** The data of a published opportunity in the sitemap. */
export interface Listing {
  id: number;
  updatedAt: string;
}

/** The timeout for one page of the api. Crawlers wait longer than people do. */
const TIMEOUT_MS = 10_000;

async function readPage(apiUrl: string, page: number, size: number): Promise<Paged<Opportunity>> {
  const url = new URL(paths.opportunities, apiUrl);
  // The oldest first, so that new ones come into the last part.
  url.search = new URLSearchParams({
    ordering: 'created_at',
    page: String(page),
    page_size: String(size),
  }).toString();
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} responded with ${response.status}`);
  return (await response.json()) as Paged<Opportunity>;
}

/** How many opportunities everyone may read. */
export const countListings = async (apiUrl: string): Promise<number> => (await readPage(apiUrl, 1, 1)).count;

/** The published opportunities of a part of so many, counted from 1: read page by page, and only what is needed of each is kept. */
export async function readListings(apiUrl: string, part: number, length: number): Promise<Listing[]> {
  const pages = Math.ceil(length / PAGE_SIZE.listMax);
  const listings: Listing[] = [];
  for (let page = (part - 1) * pages + 1; page <= part * pages; page++) {
    const { results, next_page } = await readPage(apiUrl, page, PAGE_SIZE.listMax);
    for (const { id, updated_at } of results) listings.push({ id, updatedAt: updated_at });
    if (next_page === null) break;
  }
  return listings;
}
