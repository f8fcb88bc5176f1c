import type { User } from '../../contract/index.ts';
import { paths } from '../../contract/wire/paths.ts';
import { type HttpClient, httpAtom } from '../http/index.ts';
import { areaKey, queryOptions, useQuery } from '../query/index.ts';
import { useAtomValue } from '../store/index.ts';
import { useSignedIn } from './use-signed-in.ts';

/** The query of the signed-in user. */
export const currentUserQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: areaKey('user', 'current'),
    queryFn: ({ signal }) => http.get<User>(paths.currentUser, { signal }),
    staleTime: 5 * 60_000,
  });

/** The signed-in user as far as known; nothing is fetched for it. */
export function useKnownUser(): User | undefined {
  const http = useAtomValue(httpAtom);
  return useQuery({ ...currentUserQuery(http), enabled: false }).data;
}

/** The signed-in user; fetched only while somebody is signed in. A failure is silent. */
export function useCurrentUser() {
  const http = useAtomValue(httpAtom);
  const enabled = useSignedIn();
  return useQuery({ ...currentUserQuery(http), enabled });
}
