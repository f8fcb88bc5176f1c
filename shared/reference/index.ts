/** Reference data as options, in the language of the page. */
export { type ReferenceRecord, referenceQuery } from './reference-query.ts';
export type { Option, Options } from './use-options.ts';
export {
  useCountries,
  useCurrencies,
  useRegions,
  useSectors,
  useSubSectors,
  useTags,
} from './use-reference.ts';
