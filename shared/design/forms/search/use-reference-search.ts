import type { Region, Tag } from '../../../contract/index.ts';
import { paths } from '../../../contract/wire/paths.ts';
import { type SearchOptions, useSearchedOptions } from './use-searched-options.ts';

/** Options with a search on the server, because a list has only the first 500 records. */
export const useTagSearch = (options?: SearchOptions) => useSearchedOptions<Tag>(paths.tags, options);
export const useRegionSearch = (options?: SearchOptions) =>
  useSearchedOptions<Region>(paths.regions, options);
