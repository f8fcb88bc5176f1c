import { type FilterList, paths, type Region, type Tag } from '@handover/shared/contract';
import {
  type Options,
  useCountries,
  useOptions,
  useSectors,
  useSubSectors,
} from '@handover/shared/reference';
import type { BrowseFilters } from '../api/browse.api.ts';

/** The options of each list. There are too many tags: only the chosen ones are included. */
export function useFilterLists({ countries, sectors, tags }: BrowseFilters): Record<FilterList, Options> {
  const [country, another] = countries;
  // The regions are offered for a single country only.
  const oneCountry = country !== undefined && another === undefined;
  return {
    countries: useCountries(),
    regions: useOptions<Region>(paths.regions, { country }, oneCountry),
    sectors: useSectors(),
    sub_sectors: useSubSectors(sectors),
    tags: useOptions<Tag>(paths.tags, { ids: tags.join(',') }, tags.length > 0),
  };
}
