import { useEffect, useId, useRef } from 'react';
import './confirm.css';
import { useTranslation } from 'react-i18next';
import type { ConfirmProps, ModalControl } from './modal-map.ts';

/** A question with two answers. The browser's own dialog: it keeps focus inside, gives it back, closes on Escape. */
export function ConfirmModal({
  title,
  text,
  action,
  cancel,
  danger,
  onClose,
}: ConfirmProps & ModalControl<boolean>) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="handover-confirm"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className="handover-confirm-actions">
        <button type="button" onClick={() => onClose(false)}>
          {cancel ?? t('action.cancel')}
        </button>
        <button type="button" data-kind={danger ? 'danger' : 'action'} onClick={() => onClose(true)}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
