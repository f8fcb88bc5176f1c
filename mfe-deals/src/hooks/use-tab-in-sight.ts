import { useLocation, useNavigationType } from '@handover/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * A link to a tab shows that tab: where there is other content before it, as on a phone, the page is scrolled to it. Back and reload are
 * left where they were, and so is the page under a dialog, which has an entry of the history.
 */
export function useTabInSight(list: RefObject<HTMLElement | null>, isNamed: boolean): void {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  useEffect(() => {
    const wasThere = isFirst.current ? window.scrollY > 0 : isBack;
    isFirst.current = false;
    if (!list.current || !isNamed || wasThere || state?.modalPushed) return;
    const { top } = list.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) list.current.scrollIntoView({ block: 'start' });
  }, [key]);
}
