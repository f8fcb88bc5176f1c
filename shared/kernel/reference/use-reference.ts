import type { Country, Currency, Sector, SubSector } from '../../contract/index.ts';
import { paths } from '../../contract/wire/paths.ts';
import { useOptions } from './use-options.ts';

/** All sectors. */
export const useSectors = () => useOptions<Sector>(paths.sectors);
/** All countries. */
export const useCountries = () => useOptions<Country>(paths.countries);
/** All currencies. */
export const useCurrencies = () => useOptions<Currency>(paths.currencies);

/** The sub-sectors of these sectors; with no sector nothing is fetched. */
export function useSubSectors(parents: readonly (string | number)[]) {
  // Sorted, so that the same choice is the same query.
  const chosen = parents.map(String).sort().join(',');
  return useOptions<SubSector>(paths.subSectors, { parents: chosen || 'none' }, chosen !== '');
}
