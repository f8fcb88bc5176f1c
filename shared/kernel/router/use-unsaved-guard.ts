import { useTranslation } from 'react-i18next';
import { useModalLayer } from '../modals/modal-layer.ts';
import { useConfirm } from '../modals/use-confirm.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { useLeaveGuard } from './leave-guard.ts';

/**
 * Asks before input is lost, on leaving the page and on closing the tab. Who is signed out is not held back. In a modal it
 * does nothing: that guards itself.
 */
export function useUnsavedGuard(when: boolean): void {
  const { session } = usePlatform();
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const inModal = useModalLayer() !== undefined;
  useLeaveGuard(when && !inModal, {
    holds: ({ currentLocation, nextLocation }) =>
      session.isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
    mayLeave: () =>
      confirm({
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        action: t('unsaved.leave'),
        cancel: t('unsaved.stay'),
        danger: true,
      }),
  });
}
