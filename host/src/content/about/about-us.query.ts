import type { AboutUs } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { aboutUs } from './about-us-read.ts';

/** Who we are. A read that fails leaves nothing of an earlier one. */
export function useAboutUs() {
  const { http } = usePlatform();
  const { data, isError, ...rest } = useQuery({
    queryKey: aboutUs.queryKey,
    queryFn: ({ signal }) => http.get<AboutUs>(aboutUs.path, { signal }),
    staleTime: 60 * 60_000,
  });
  return { ...rest, about: isError ? null : (data ?? null) };
}
