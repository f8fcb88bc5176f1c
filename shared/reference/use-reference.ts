import type { Country, Currency, Region, Sector, SubSector, Tag } from '../contract/index.ts';
import { paths } from '../contract/paths.ts';
import { useOptions } from './use-options.ts';
import { type SearchOptions, useSearchedOptions } from './use-searched-options.ts';

export const useSectors = () => useOptions<Sector>(paths.sectors);
export const useRegions = () => useOptions<Region>(paths.regions);
export const useCountries = () => useOptions<Country>(paths.countries);
export const useCurrencies = () => useOptions<Currency>(paths.currencies);
export const useTags = () => useOptions<Tag>(paths.tags);

const joined = (ids: readonly (string | number)[]) => ids.map(String).sort().join(',');

type Known = Pick<SearchOptions, 'known'>;

/** Found on the server as it is typed; for fields, where one may be missing among the first 500. */
export const useTagSearch = (options?: Known) => useSearchedOptions<Tag>(paths.tags, options);
export const useRegionSearch = (options?: Known) => useSearchedOptions<Region>(paths.regions, options);
export const useCountrySearch = (options?: Known) => useSearchedOptions<Country>(paths.countries, options);
export const useSectorSearch = (options?: Known) => useSearchedOptions<Sector>(paths.sectors, options);

/** Of the given sectors; with none chosen there are none, and nothing is asked. */
export function useSubSectors(parents: readonly (string | number)[]) {
  const chosen = joined(parents);
  return useOptions<SubSector>(paths.subSectors, { parents: chosen || 'none' }, chosen !== '');
}
export function useSubSectorSearch(parents: readonly (string | number)[], options?: Known) {
  const chosen = joined(parents);
  const params = { parents: chosen || 'none' };
  return useSearchedOptions<SubSector>(paths.subSectors, { ...options, params, enabled: chosen !== '' });
}
