import type { AboutUs } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { type QueryResult, useQuery } from '@handover/shared/query';
import { aboutUs, getAboutUs } from '../api/about-us.api.ts';

/** A failed request clears the data of an earlier one (specification, section 4). */
export function useAboutUs(): QueryResult<AboutUs> {
  const { http } = usePlatform();
  const about = useQuery({
    queryKey: aboutUs.queryKey,
    queryFn: ({ signal }) => getAboutUs(http, signal),
    staleTime: 60 * 60_000,
  });
  return { ...about, data: about.isError ? undefined : about.data };
}
