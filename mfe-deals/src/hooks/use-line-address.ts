import { defineFilters, idFilter, oneOfFilter } from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useCallback, useRef } from 'react';
import { LINE_FILTERS, type LineFilter } from '../rules/line-filters.ts';

const address = defineFilters({
  filter: oneOfFilter(LINE_FILTERS),
  /** The line that is unfolded. */
  line: idFilter,
});
const NOTHING = address.read(new URLSearchParams());

/** The filter of a list of the deal and its open line, kept in the address: `?tab=diligence&filter=mine&line=61`. It stays while another tab is open. */
export function useLineAddress(list: 'diligence' | 'closing') {
  const [params, setParams] = useSearchParams();
  const kept = useRef(NOTHING);
  const tab = params.get('tab');
  if (tab === null || tab === list) kept.current = address.read(params);
  const latest = useRef(setParams);
  latest.current = setParams;
  const show = useCallback(
    (change: Partial<typeof NOTHING>, replace: boolean) => {
      latest.current(address.write(new URLSearchParams({ tab: list }), { ...kept.current, ...change }), {
        preventScrollReset: true,
        replace,
      });
    },
    [list],
  );
  return {
    ...kept.current,
    /** Unfolds a line, or folds the open one. */
    showLine: useCallback((line: number | undefined) => show({ line }, true), [show]),
    showFilter: (filter: LineFilter | undefined) => show({ filter }, false),
  };
}
