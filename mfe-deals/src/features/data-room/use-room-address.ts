import { useSearchParams } from '@handover/shared/router';
import { useCallback } from 'react';
import type { RoomFilter } from '../../api/data-room.api.ts';

const NUMBERED = 'number';
export const ORDERINGS = ['number', 'name', '-created_at', 'created_at', '-size', '-pages'] as const;
const SORTABLE = ['number', 'name', 'created_at', 'size', 'pages'];

const numberOf = (text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** Search, order and page of the index, the document that a link leads to, and the one whose log is shown: in the address. */
export function useRoomAddress() {
  const [params, setParams] = useSearchParams();
  const order = params.get('order') ?? NUMBERED;
  const filter: RoomFilter = {
    search: params.get('find') ?? '',
    ordering: SORTABLE.includes(order.replace('-', '')) ? order : NUMBERED,
    page: numberOf(params.get('page')),
    file: numberOf(params.get('file')),
  };
  const change = useCallback(
    (changes: Record<string, string | number | undefined>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes))
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, String(value));
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    filter,
    isByNumber: filter.ordering === NUMBERED,
    isOpen: params.get('tab') === 'data-room',
    logged: numberOf(params.get('log')),
    search: (text: string) => change({ find: text, page: undefined, file: undefined }),
    sort: (ordering: string) =>
      change({ order: ordering === NUMBERED ? undefined : ordering, page: undefined, file: undefined }),
    goTo: (page: number) => change({ page, file: undefined }),
    /** Stays the same: each row has it. */
    showLogOf: useCallback((file: number | undefined) => change({ log: file }), [change]),
  };
}
export type RoomAddress = ReturnType<typeof useRoomAddress>;
