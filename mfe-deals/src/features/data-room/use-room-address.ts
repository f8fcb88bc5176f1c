import { defineFilters, flagFilter, idFilter, oneOfFilter, textFilter } from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useCallback } from 'react';
import type { RoomFilter } from '../../api/data-room.api.ts';

export const ORDERINGS = ['number', 'name', '-created_at', 'created_at', '-size', '-pages'] as const;
const SORTABLE = ['number', 'name', 'created_at', 'size', 'pages'];
const NUMBERED = 'number';

const filters = defineFilters({
  find: textFilter(200),
  order: oneOfFilter([...SORTABLE, ...SORTABLE.map((name) => `-${name}`)], NUMBERED),
  page: idFilter,
  folder: idFilter,
  /** The document that a link leads to. */
  file: idFilter,
  /** The one whose log is shown. */
  log: idFilter,
  new: flagFilter,
  as: oneOfFilter(['buyer', 'oneself'], 'oneself'),
});

/** The filter, order and page of the index, kept in the address. */
export function useRoomAddress() {
  const [params, setParams] = useSearchParams();
  const { find, order, page, folder, file, log, as, new: isNew } = filters.read(params);
  const isAsBuyer = as === 'buyer';
  const filter: RoomFilter = {
    search: find,
    ordering: order,
    page,
    file,
    as: isAsBuyer ? 'buyer' : undefined,
    isNew,
    // A search is over all folders, and so is another order at the top.
    isTree: find === '' && !isNew && (order === NUMBERED || folder !== undefined),
    folder,
  };
  const change = useCallback(
    (changes: Parameters<typeof filters.write>[1]) =>
      setParams((now) => filters.write(now, changes), { preventScrollReset: true }),
    [setParams],
  );
  /** A link to a document names no folder. The one that is shown stays when the document is no longer named. */
  const stayIn = (shown: number | null) =>
    file === undefined ? {} : { file: undefined, folder: shown ?? undefined };
  return {
    filter,
    isByNumber: order === NUMBERED,
    isOpen: params.get('tab') === 'data-room',
    logged: log,
    isAsBuyer,
    showNew: (isNew: boolean, shown: number | null) =>
      change({ new: isNew, page: undefined, ...stayIn(shown) }),
    seeAs: (as: 'buyer' | 'oneself', shown: number | null) =>
      change({ as, page: undefined, log: undefined, ...stayIn(shown) }),
    search: (text: string, shown: number | null) => change({ find: text, ...stayIn(shown) }),
    sort: (ordering: string, shown: number | null) => change({ order: ordering, ...stayIn(shown) }),
    openFolder: useCallback(
      (folder: number | undefined) =>
        setParams((now) => filters.write(now, { folder, page: undefined, file: undefined, find: '' }), {
          preventScrollReset: true,
        }),
      [setParams],
    ),
    /** Where a document is in the index. */
    showDocument: (file: number) =>
      setParams((now) =>
        filters.write(now, { file, find: '', folder: undefined, page: undefined, order: NUMBERED }),
      ),
    goTo: (page: number, shown: number | null) => change({ page, ...stayIn(shown) }),
    /** Adds no step to the history. */
    replacePage: useCallback(
      (page: number) =>
        setParams((now) => filters.write(now, { page }), { replace: true, preventScrollReset: true }),
      [setParams],
    ),
    /** Stays the same: each row has it. */
    showLogOf: useCallback(
      (logged: number | undefined) =>
        setParams((now) => filters.write(now, { page: filters.read(now).page, log: logged }), {
          preventScrollReset: true,
        }),
      [setParams],
    ),
  };
}
export type RoomAddress = ReturnType<typeof useRoomAddress>;
