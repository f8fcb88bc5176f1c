/**
 * Reference data as options, in the language of the page. The main page pays for this door: what only fields need (searching on
 * the server, creating, help) stands beside it and leaves by the door `forms`.
 */
export type { ReferenceRecord } from './reference-query.ts';
export type { Option, Options } from './use-options.ts';
export {
  useCountries,
  useCurrencies,
  useRegions,
  useSectors,
  useSubSectors,
  useTags,
} from './use-reference.ts';
