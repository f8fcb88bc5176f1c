import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../router/index.ts';
import { sessionAtom } from '../session/index.ts';
import { useAtomValue } from '../store/index.ts';
import { useModalLayer } from './modal-layer.ts';
import { useConfirm } from './use-confirm.ts';

/**
 * Asks before unsaved input is lost by leaving the page or closing the tab; not after signing out. In a modal it does
 * nothing, because `ModalOutlet` asks there. The tab is closed without a question while `isKept` says that the input comes back.
 */
export function useUnsavedGuard(when: boolean, isKept?: () => boolean): void {
  const session = useAtomValue(sessionAtom);
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const inModal = useModalLayer() !== undefined;
  useLeaveGuard(when && !inModal, {
    isKept,
    blocks: ({ currentLocation, nextLocation }) =>
      session.isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
    confirmLeave: () =>
      confirm({
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        action: t('unsaved.leave'),
        cancel: t('unsaved.stay'),
        danger: true,
        leaving: true,
      }),
  });
}
