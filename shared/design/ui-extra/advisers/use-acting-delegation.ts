import { type ActingFor, type Delegation, idFilter, type Paged, paths } from '../../../contract/index.ts';
import { httpAtom } from '../../../kernel/http/index.ts';
import { areaKey, useQuery } from '../../../kernel/query/index.ts';
import { useSearchParams } from '../../../kernel/router/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';

/** The parameter of a list's address that names for whom it is read, in place of one's own. */
export const ACTING_PARAM = 'acting_for';

const PAGE = { page: 1, page_size: 100 };

/** The delegations by which the user may act now; none where they can't be read. */
export function useActiveDelegations(enabled = true): readonly Delegation[] {
  const http = useAtomValue(httpAtom);
  const { data } = useQuery({
    queryKey: areaKey('user', 'delegations', 'active'),
    queryFn: ({ signal }) =>
      http.get<Paged<Delegation>>(paths.delegations, {
        params: { side: 'received', active: true, ...PAGE },
        signal,
      }),
    staleTime: 60_000,
    retry: false,
    enabled,
  });
  return data?.results ?? [];
}

/** What a record says of a delegation, where there is no record yet. */
const asActingFor = ({ id, person, scope, right, acceptance_words: words }: Delegation): ActingFor => ({
  delegation_id: id,
  name: person,
  scope,
  right,
  may_accept: words !== null && right === 'negotiate',
});

/** The delegation by which the address is read: its id if it is of somebody else, and what it allows once that is known. */
export function useActingDelegation() {
  const [query] = useSearchParams();
  const id = idFilter(query.get(ACTING_PARAM) ?? '');
  const delegation = useActiveDelegations(id !== undefined).find((each) => each.id === id);
  return { id, delegation, actingFor: delegation && asActingFor(delegation) };
}
