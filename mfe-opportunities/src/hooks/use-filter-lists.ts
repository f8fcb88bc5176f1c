import { type FilterList, paths, type Region, type Tag } from '@handover/shared/contract';
import {
  type Options,
  useCountries,
  useOptions,
  useSectors,
  useSubSectors,
} from '@handover/shared/reference';
import { useWithChosen } from '@handover/shared/ui-extra';
import type { BrowseFilters } from '../api/browse.api.ts';

/** The options of each list. There are too many tags: only the chosen ones are included. */
export function useFilterLists(filters: BrowseFilters): Record<FilterList, Options> {
  const { countries, sectors, sub_sectors: subSectors, tags } = filters;
  const [country, another] = countries;
  // The regions are offered for a single country only.
  const oneCountry = country !== undefined && another === undefined;
  return {
    countries: useCountries(),
    regions: useOptions<Region>(paths.regions, { country }, oneCountry),
    sectors: useWithChosen(useSectors(), paths.sectors, sectors),
    sub_sectors: useWithChosen(
      useSubSectors(sectors),
      paths.subSectors,
      sectors.length > 0 ? subSectors : [],
      { parents: [...sectors].sort().join(',') },
    ),
    tags: useOptions<Tag>(paths.tags, { ids: tags.join(',') }, tags.length > 0),
  };
}
