import {
  defineFilters,
  idFilter,
  OPPORTUNITY_TYPES,
  type OpportunityType,
  oneOfFilter,
} from '@handover/shared/contract';

/** The states in the address, with the parameters by which the server knows them. */
export const STATES = {
  published: { validated: 'true' },
  review: { validated: 'null' },
  rejected: { validated: 'false' },
  sold: { sold: true },
} as const;
export type StateFilter = keyof typeof STATES;

export const { read: readMyFilters } = defineFilters({
  /** The delegation by which the list of somebody else is read. */
  acting_for: idFilter,
  /** Undefined in a link to the page itself, which opens on the side that has something. */
  type: oneOfFilter(OPPORTUNITY_TYPES),
  state: oneOfFilter(Object.keys(STATES) as StateFilter[]),
});
/** The filters in the address. */
export type AskedFilters = ReturnType<typeof readMyFilters>;

export interface MyFilters extends AskedFilters {
  type: OpportunityType;
}

/** The type that is shown, `none` if there is nothing of either; undefined while it is not known how many there are of each. */
export function openingType(
  counts: Readonly<Record<OpportunityType, number | undefined>>,
): OpportunityType | 'none' | undefined {
  if (counts.sell === undefined) return undefined;
  if (counts.sell > 0) return 'sell';
  if (counts.buy === undefined) return undefined;
  return counts.buy > 0 ? 'buy' : 'none';
}
