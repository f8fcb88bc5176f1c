import type { ReactNode } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Modal } from './dialog.tsx';

export interface ModalFrameProps {
  title: string;
  onClose: () => void;
  /** Whether a request is running, during which the dialog can't be closed. */
  busy?: boolean;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  children: ReactNode;
}

const FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** The focus lands where the content says, else on its first field; the head and the foot (`DialogFoot`) stay while the text scrolls. */
const markFirstField = (content: HTMLElement | null) => {
  if (content && !content.querySelector('[data-autofocus]'))
    content.querySelector<HTMLElement>(FIELD)?.setAttribute('data-autofocus', '');
};

/** A modal with a form: a click outside does not close it. */
export function ModalFrame({ title, onClose, busy = false, size, children }: ModalFrameProps) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      closeButtonProps={{ 'aria-label': t('action.close'), disabled: busy }}
    >
      <div ref={markFirstField}>{children}</div>
    </Modal>
  );
}
