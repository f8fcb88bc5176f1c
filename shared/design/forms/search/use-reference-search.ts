import type { Country, Region, Sector, SubSector, Tag } from '../../../contract/index.ts';
import { paths } from '../../../contract/paths.ts';
import { joined } from '../../../kernel/reference/index.ts';
import { type SearchOptions, useSearchedOptions } from './use-searched-options.ts';

type Known = Pick<SearchOptions, 'known'>;

/** Found on the server as it is typed; for fields, where one may be missing among the first 500. */
export const useTagSearch = (options?: Known) => useSearchedOptions<Tag>(paths.tags, options);
export const useRegionSearch = (options?: Known) => useSearchedOptions<Region>(paths.regions, options);
export const useCountrySearch = (options?: Known) => useSearchedOptions<Country>(paths.countries, options);
export const useSectorSearch = (options?: Known) => useSearchedOptions<Sector>(paths.sectors, options);

/** Of the given sectors, as `useSubSectors`. */
export function useSubSectorSearch(parents: readonly (string | number)[], options?: Known) {
  const chosen = joined(parents);
  const params = { parents: chosen || 'none' };
  return useSearchedOptions<SubSector>(paths.subSectors, { ...options, params, enabled: chosen !== '' });
}
