import type { Opportunity } from '@handover/shared/contract';
import { routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { useEffect, useState } from 'react';
import { currentOf } from '../queue-position.ts';

/** The opportunity that the address names. Only the user opens another one; a queue that has changed does not. */
export function useOpenCase(queue: readonly Opportunity[]) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const named = query.get('id');
  const page = query.get('page') ?? undefined;
  const current = currentOf(queue, named === null ? null : Number(named));
  // None on the first visit: the focus belongs to the title of the page then.
  const [movedTo, setMovedTo] = useState<number>();

  const firstId = queue[0]?.id;
  const isUnnamed = named === null && firstId !== undefined;
  useEffect(() => {
    if (isUnnamed) navigate(routes.moderation(firstId, page), { replace: true });
  }, [isUnnamed]);

  return {
    current,
    /** Whether this case was opened from the previous one. */
    hasMoved: current !== undefined && movedTo === current.id,
    open: (next: Opportunity | undefined) => {
      setMovedTo(next?.id);
      // The navigation is synchronous, so that the next key does not find the previous case still open.
      navigate(routes.moderation(next?.id, page), { replace: true, flushSync: true });
    },
  };
}
