import { useTranslation } from '@handover/shared/i18n';
import { Modal } from '@handover/shared/overlays';
import type { ReactNode } from 'react';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** While something is being sent, a slip of the hand does not close it. */
  busy?: boolean;
  children: ReactNode;
}

/** The frame of this remote's modals. A click beside it keeps what was typed. */
export function Dialog({ title, onClose, busy = false, children }: DialogProps) {
  const { t } = useTranslation('deals');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      closeButtonProps={{ 'aria-label': t('dialog.close'), disabled: busy }}
    >
      {children}
    </Modal>
  );
}
