import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from './use-confirm.ts';

/** Asks whether what was typed in a modal may be lost; false when the question is dismissed. */
export function useLeaveQuestion(): () => Promise<boolean> {
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
      }),
    [confirm, t],
  );
}
