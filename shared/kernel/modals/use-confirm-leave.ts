import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from './use-confirm.ts';

/** Asks whether unsaved input of a modal may be discarded; false when dismissed. */
export function useConfirmLeave(): () => Promise<boolean> {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        title: t('modal.unsaved.title'),
        text: t('modal.unsaved.text'),
        action: t('modal.unsaved.leave'),
        cancel: t('modal.unsaved.stay'),
        danger: true,
        leaving: true,
      }),
    [confirm, t],
  );
}
