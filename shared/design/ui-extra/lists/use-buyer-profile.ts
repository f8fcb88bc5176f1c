import type { BuyerProfile } from '../../../contract/index.ts';
import { paths } from '../../../contract/wire/paths.ts';
import { type HttpClient, httpAtom } from '../../../kernel/http/index.ts';
import { areaKey, queryOptions, useQuery } from '../../../kernel/query/index.ts';
import { useSignedIn } from '../../../kernel/session/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';

/** The query of one's own buyer profile; its kind is null while it is not filled in. */
export const buyerProfileQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: areaKey('user', 'buyer-profile'),
    queryFn: ({ signal }) => http.get<BuyerProfile>(paths.buyerProfile, { signal }),
  });

/** One's own buyer profile; fetched only while somebody is signed in. */
export function useBuyerProfile() {
  const http = useAtomValue(httpAtom);
  const enabled = useSignedIn();
  return useQuery({ ...buyerProfileQuery(http), enabled });
}
