import type { Landing, LandingName, Opportunity } from '@handover/shared/contract';
import type { BrowseFilters } from '../api/browse.api.ts';

type PlaceFilters = Pick<BrowseFilters, 'countries' | 'regions' | 'sectors'>;
const PLACE = ['countries', 'regions', 'sectors'] as const;

const one = (id: number | undefined) => (id === undefined ? [] : [String(id)]);

/** The filters that a landing page sets: a region is chosen within its country. */
export const landingFilters = ({ sector, region }: Landing): PlaceFilters => ({
  sectors: one(sector?.id),
  countries: one(region?.country),
  regions: one(region?.id),
});

/** The filters of its address, which has the others alone. */
export const NO_PLACE: PlaceFilters = { sectors: [], countries: [], regions: [] };

/** Whether these are still the sector and the place of the landing page. */
export const isWithin = (filters: PlaceFilters, landing: Landing): boolean => {
  const own = landingFilters(landing);
  return PLACE.every((name) => filters[name].join() === own[name].join());
};

/** What it is about: a sector, a region, or both. */
export const namesOf = ({ sector, region }: Landing): LandingName[] =>
  [sector, region].flatMap((each) => (each ? [each] : []));

/** The landing pages that lead to an opportunity, by the one of the whole list: that of its first sector, and within it of its region. */
export function stepsTo({ sectors, region }: Opportunity, all: Landing): LandingName[] {
  const [sector] = sectors.flatMap(({ id }) => all.sectors.find((each) => each.id === id) ?? []);
  const place = all.regions.find(({ id }) => id === region?.id);
  return [sector, place].flatMap((each) => (each ? [each] : []));
}
