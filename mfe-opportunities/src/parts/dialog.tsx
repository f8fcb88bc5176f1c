import { useTranslation } from '@handover/shared/i18n';
import { Modal } from '@handover/shared/overlays';
import type { ReactNode } from 'react';

interface DialogProps {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** The frame of this remote's modals. A click beside it keeps what was typed. */
export function Dialog({ title, onClose, size = 'md', children }: DialogProps) {
  const { t } = useTranslation('opportunities');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {children}
    </Modal>
  );
}
