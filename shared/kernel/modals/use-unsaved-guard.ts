import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../router/index.ts';
import { sessionAtom } from '../session/index.ts';
import { useAtomValue } from '../store/index.ts';
import { useModalLayer } from './modal-layer.ts';
import { useConfirm } from './use-confirm.ts';

/**
 * Asks before input is lost, on leaving the page and on closing the tab. Who is signed out is not held back. In a modal it
 * does nothing: that guards itself.
 */
export function useUnsavedGuard(when: boolean): void {
  const session = useAtomValue(sessionAtom);
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
