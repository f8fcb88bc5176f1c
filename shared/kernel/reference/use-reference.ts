import type { Country, Currency, Region, Sector, SubSector, Tag } from '../../contract/index.ts';
import { paths } from '../../contract/paths.ts';
import { useOptions } from './use-options.ts';

/** All sectors; `items` have their hue. */
export const useSectors = () => useOptions<Sector>(paths.sectors);
/** The first 500 regions; `useRegionSearch` of `forms` finds the others. */
export const useRegions = () => useOptions<Region>(paths.regions);
/** All countries. */
export const useCountries = () => useOptions<Country>(paths.countries);
/** The currencies of the product; `items` have their symbol. */
export const useCurrencies = () => useOptions<Currency>(paths.currencies);
/** The first 500 tags; `useTagSearch` of `forms` finds the others. */
export const useTags = () => useOptions<Tag>(paths.tags);

/** Ids as the server takes them, in an order of their own so that the cache knows them again. */
export const joined = (ids: readonly (string | number)[]) => ids.map(String).sort().join(',');

/** Of the given sectors; with none chosen there are none, and nothing is asked. */
export function useSubSectors(parents: readonly (string | number)[]) {
  const chosen = joined(parents);
  return useOptions<SubSector>(paths.subSectors, { parents: chosen || 'none' }, chosen !== '');
}
