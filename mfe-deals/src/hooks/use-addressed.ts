import { useSearchParams } from '@handover/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the address names this record, like `?letter=31` of a notification. The record then takes the focus, which
 * scrolls to it.
 */
export function useAddressed(
  name: string,
  id: number,
): { ref: RefObject<HTMLLIElement | null>; isIt: boolean } {
  const [search] = useSearchParams();
  const isIt = search.get(name) === String(id);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isIt) ref.current?.focus();
  }, [isIt]);
  return { ref, isIt };
}
