import type { PersonMeasureBody } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  mergePages,
  nextPage,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@handover/shared/query';
import { confirmFunds, listPeople, readPerson, takeMeasure } from '../api/people.api.ts';

const PEOPLE = areaKey('user', 'people');
const personKey = (id: number | string) => [...PEOPLE, 'one', String(id)];

/** Each call is on record as a look at the data of others, so none is made by itself. */
const ONLY_WHEN_ASKED = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export function usePeople(search: string) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...PEOPLE, 'list', search],
    queryFn: ({ pageParam, signal }) => listPeople(http, search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
    ...ONLY_WHEN_ASKED,
  });
}

export function usePerson(id: string) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: personKey(id),
    queryFn: ({ signal }) => readPerson(http, id, signal),
    ...ONLY_WHEN_ASKED,
  });
}

export function useTakeMeasure(id: number) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonMeasureBody) => takeMeasure(http, id, body),
    onSuccess: (person) => {
      void queries.invalidateQueries({ queryKey: [...PEOPLE, 'list'] });
      queries.setQueryData(personKey(id), person);
    },
    // Somebody else of staff was first: the page shows it.
    onError: () => void queries.invalidateQueries({ queryKey: personKey(id) }),
  });
}

/** The buyer may have replaced or removed the proof meanwhile: the page shows it. */
export function useConfirmFunds(id: number) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => confirmFunds(http, id),
    onSuccess: (person) => queries.setQueryData(personKey(id), person),
    onError: () => void queries.invalidateQueries({ queryKey: personKey(id) }),
  });
}
