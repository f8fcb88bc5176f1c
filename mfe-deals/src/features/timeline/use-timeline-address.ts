import {
  defineFilters,
  idFilter,
  oneOfFilter,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';

export const KINDS = Object.keys(TIMELINE_KINDS) as TimelineKind[];

const filters = defineFilters({
  kind: oneOfFilter(KINDS),
  /** The event that a notification leads to. */
  entry: idFilter,
});

/** The kind of events, and the event that is marked, kept in the address. */
export function useTimelineAddress() {
  const [params, setParams] = useSearchParams();
  return {
    ...filters.read(params),
    showKind: (kind: string) =>
      setParams(filters.write(new URLSearchParams({ tab: 'timeline' }), { kind }), {
        preventScrollReset: true,
      }),
  };
}
