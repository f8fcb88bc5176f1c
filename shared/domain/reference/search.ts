/** What fields need of reference data beyond its lists. */
export { useCreateRegion, useCreateTag } from './create-reference.mutation.ts';
export { type HelpType, useNeedHelp } from './use-need-help.ts';
export {
  useCountrySearch,
  useRegionSearch,
  useSectorSearch,
  useSubSectorSearch,
  useTagSearch,
} from './use-reference-search.ts';
export type { SearchedOptions, SearchOptions } from './use-searched-options.ts';
