import { type AboutUs, paths } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';

/** Who we are. A read that fails leaves nothing of an earlier one. */
export function useAboutUs() {
  const { http } = usePlatform();
  const { data, isError, ...rest } = useQuery({
    queryKey: areaKey('ui', 'about-us'),
    queryFn: ({ signal }) => http.get<AboutUs>(paths.aboutUs, { signal }),
    staleTime: 60 * 60_000,
  });
  return { ...rest, about: isError ? null : (data ?? null) };
}
