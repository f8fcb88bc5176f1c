import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../modals/use-confirm.ts';
import { usePlatform } from '../platform/platform-context.ts';

/** What on the page holds input now. The router listens to one blocker only, the last: so each of them answers for all. */
const holding = new Set<object>();

/**
 * Asks before input is lost, on leaving the page and on closing the tab. Who is signed out is not held back.
 * Needs a data router above it.
 */
export function useUnsavedGuard(when: boolean): void {
  const { session } = usePlatform();
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holding.size > 0 && session.isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const mine = {};
    holding.add(mine);
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => {
      holding.delete(mine);
      window.removeEventListener('beforeunload', hold);
    };
  }, [when]);

  // Asks once each time the router stops, whatever renders meanwhile.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    confirm({
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      action: t('unsaved.leave'),
      cancel: t('unsaved.stay'),
      danger: true,
    }).then((leave) => {
      if (current) leave ? blocker.proceed() : blocker.reset();
    });
    return () => {
      current = false;
    };
  }, [blocker.state]);
}
