import type { Opportunity } from '@handover/shared/contract';
import type { Wanted } from '../api/news.api.ts';
import { stateOf } from './opportunity-state.ts';

/** How many own opportunities are followed: each is a call. */
const MAX_WISHES = 4;

/** What answers to an own opportunity: businesses for a mandate, mandates for a business. */
export interface Wish extends Wanted {
  /** The own opportunity's title. */
  title: string;
}

/** What would answer to the published opportunities of a person. */
export const wishesOf = (mine: readonly Opportunity[]): Wish[] =>
  mine
    .filter((one) => stateOf(one) === 'published' && one.sectors.length > 0)
    .slice(0, MAX_WISHES)
    .map(({ type_of_opportunity: type, project_title, sectors, ...one }) => ({
      type: type === 'buy' ? 'sell' : 'buy',
      title: project_title,
      sectors: sectors.map(({ id }) => String(id)),
      revenue: { min: one.preferred_min_revenue, max: one.preferred_max_revenue },
    }));
