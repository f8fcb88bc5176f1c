import { DAY_MS, type Opportunity, type OpportunityType } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { combineQueries, useQuery } from '@handover/shared/query';
import { listMyOpportunities } from '../api/my-opportunities.api.ts';
import { listFavorites, listNews, type Wanted } from '../api/news.api.ts';
import type { Wish } from '../rules/wishes.ts';
import { listKey, myListKey } from './keys.ts';

/** How many of a person's own are read of each type: those that need an answer are first. */
const MINE = { page: 1, page_size: 30 } as const;
/** How many are shown. */
const NEWS = 5;
const FAVORITES = 4;
/** What was published before is not new, in days. */
const NEW_DAYS = 60;
const ANY_BUSINESS: Wanted = { type: 'sell', sectors: [], revenue: { min: null, max: null } };

function useMine(type: OpportunityType) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: myListKey({ type, ...MINE }),
    queryFn: ({ signal }) => listMyOpportunities(http, { type, ...MINE }, signal),
  });
}

/** The viewer's businesses for sale and mandates. */
export const useMineOfBoth = () => combineQueries(useMine('sell'), useMine('buy'));

/** An opportunity of somebody else. */
export interface News {
  opportunity: Opportunity;
  /** The title of the own opportunity to which it answers. */
  answersTo?: string;
}

const since = ({ opportunity }: News) => opportunity.published_at ?? opportunity.created_at;

async function fetchNews(http: HttpClient, wishes: readonly Wish[], signal: AbortSignal): Promise<News[]> {
  const wanted: (Wanted & Partial<Wish>)[] = wishes.length > 0 ? [...wishes] : [ANY_BUSINESS];
  const lists = await Promise.all(
    wanted.map(async ({ title, ...wish }) => {
      // Some of them may be the viewer's own.
      const { results } = await listNews(http, wish, 2 * NEWS, signal);
      return results.map((opportunity): News => ({ opportunity, ...(title && { answersTo: title }) }));
    }),
  );
  const byId = new Map(lists.flat().map((each) => [each.opportunity.id, each]));
  const isNew = (news: News) =>
    wishes.length === 0 || Date.parse(since(news)) > currentTime() - NEW_DAYS * DAY_MS;
  return [...byId.values()]
    .filter((news) => news.opportunity.request_access_status.status === 'not_requested' && isNew(news))
    .sort((one, other) => since(other).localeCompare(since(one)))
    .slice(0, NEWS);
}

/** What others have published, the newest first: what answers to the wishes; without one, any business for sale. */
export function useNews(wishes: readonly Wish[]) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: listKey('news', wishes),
    queryFn: ({ signal }) => fetchNews(http, wishes, signal),
  });
}

export function useNewestFavorites() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: listKey('newest-favorites'),
    queryFn: ({ signal }) => listFavorites(http, FAVORITES, signal),
  });
}
