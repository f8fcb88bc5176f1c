import { useSearchParams } from '@handover/shared/router';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { type AskedFilters, openingType, readMyFilters, STATES } from './my-filters.ts';

/** What the address says; where it names no type, that of which there is something. */
export function useMyFilters(): AskedFilters {
  const [query] = useSearchParams();
  const { type, state } = readMyFilters(query);
  const ofState = state && STATES[state];
  const isOpen = type === undefined;
  const sell = useMyOpportunities({ type: 'sell', ...ofState }, isOpen);
  const buy = useMyOpportunities({ type: 'buy', ...ofState }, isOpen && countIn(sell) === 0);
  return { type: type ?? openingType({ sell: countIn(sell), buy: countIn(buy) }), state };
}

/** A list that can't be loaded is shown, with its error. */
const countIn = ({ data, isPlaceholderData, isError }: ReturnType<typeof useMyOpportunities>) =>
  isError ? Number.POSITIVE_INFINITY : isPlaceholderData ? undefined : data?.count;
