import type { OpportunityType } from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { type AskedFilters, openingType, readMyFilters, STATES } from './my-filters.ts';

interface ShownFilters extends AskedFilters {
  /**
   * The type whose list is shown, `none` if there is nothing of either. It is set to sales while they load, so that an
   * error is shown.
   */
  listed: OpportunityType | 'none' | undefined;
}

/** The filters in the address. If it names no type, the type is one that has opportunities. */
export function useMyFilters(): ShownFilters {
  const [query] = useSearchParams();
  const { acting_for, type: asked, state } = readMyFilters(query);
  const ofState = { acting_for, ...(state && STATES[state]) };
  const isOpen = asked === undefined;
  const sell = countIn(useMyOpportunities({ type: 'sell', ...ofState }, isOpen));
  const buy = countIn(useMyOpportunities({ type: 'buy', ...ofState }, isOpen && sell === 0));
  const opening = asked ?? openingType({ sell, buy });
  if (opening === 'none' && !state) return { acting_for, type: undefined, listed: 'none', state };
  const type = opening === 'none' ? 'sell' : opening;
  return { acting_for, type, listed: type ?? (sell === undefined ? 'sell' : undefined), state };
}

/** A list that can't be loaded is shown, with its error; and still while it is tried again. */
function countIn({ data, isPlaceholderData, errorUpdateCount }: ReturnType<typeof useMyOpportunities>) {
  if (data && !isPlaceholderData) return data.count;
  return errorUpdateCount > 0 ? Number.POSITIVE_INFINITY : undefined;
}
