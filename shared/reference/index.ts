/** Reference data as options, in the language of the page. */
export { useCreateRegion, useCreateTag } from './create-reference.mutation.ts';
export { type ReferenceRecord, referenceQuery } from './reference-query.ts';
export { type HelpType, useNeedHelp } from './use-need-help.ts';
export type { Option, Options } from './use-options.ts';
export {
  useCountries,
  useCountrySearch,
  useCurrencies,
  useRegionSearch,
  useRegions,
  useSectorSearch,
  useSectors,
  useSubSectorSearch,
  useSubSectors,
  useTagSearch,
  useTags,
} from './use-reference.ts';
export type { SearchedOptions, SearchOptions } from './use-searched-options.ts';
