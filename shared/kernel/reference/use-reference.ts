import type { Country, Currency, Sector, SubSector } from '../../contract/index.ts';
import { paths } from '../../contract/paths.ts';
import { useOptions } from './use-options.ts';

/** All sectors; `items` have their hue. */
export const useSectors = () => useOptions<Sector>(paths.sectors);
/** All countries. */
export const useCountries = () => useOptions<Country>(paths.countries);
/** The currencies of the product; `items` have their symbol. */
export const useCurrencies = () => useOptions<Currency>(paths.currencies);

/** Of the given sectors; with none chosen there are none, and nothing is asked. */
export function useSubSectors(parents: readonly (string | number)[]) {
  // Sorted, so that the same choice is the same query.
  const chosen = parents.map(String).sort().join(',');
  return useOptions<SubSector>(paths.subSectors, { parents: chosen || 'none' }, chosen !== '');
}
