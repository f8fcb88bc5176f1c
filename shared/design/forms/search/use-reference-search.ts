import type { Region, Tag } from '../../../contract/index.ts';
import { paths } from '../../../contract/paths.ts';
import { type SearchOptions, useSearchedOptions } from './use-searched-options.ts';

/** Found on the server as it is typed; for fields, where one may be missing among the first 500. */
export const useTagSearch = (options?: SearchOptions) => useSearchedOptions<Tag>(paths.tags, options);
export const useRegionSearch = (options?: SearchOptions) =>
  useSearchedOptions<Region>(paths.regions, options);
