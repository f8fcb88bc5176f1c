import { CancellableForm } from '@handover/shared/forms';
import { ModalFrame } from '@handover/shared/ui-extra';
import type { ComponentProps } from 'react';

interface FormModalProps<Values extends Record<string, unknown>>
  extends Omit<ComponentProps<typeof CancellableForm<Values>>, 'busy' | 'onCancel'> {
  title: string;
  /** Called without a result if it was cancelled. */
  onClose: () => void;
}

/** A short form in a dialog, which stays until the server has answered. */
export function FormModal<Values extends Record<string, unknown>>(props: FormModalProps<Values>) {
  const { title, onClose, ...form } = props;
  const busy = form.form.formState.isSubmitting;
  const close = () => onClose();
  return (
    <ModalFrame title={title} onClose={close} busy={busy}>
      <CancellableForm {...form} busy={busy} onCancel={close} />
    </ModalFrame>
  );
}
