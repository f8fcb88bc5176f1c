import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { Alert, Button, Stack } from '@handover/shared/ui';
import { DialogFoot } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import type { ActionFormProps } from './action-form-props.ts';

interface ConfirmPanelProps extends ActionFormProps {
  /** The consequences of the action. */
  children: ReactNode;
  isPending: boolean;
  error: unknown;
  onConfirm: () => Promise<unknown>;
}

/** An action that needs a confirmation and no input. A failure is shown beside its button. */
export function ConfirmPanel({ deal, action, children, isPending, error, ...callbacks }: ConfirmPanelProps) {
  const { onConfirm, onDone, onCancel } = callbacks;
  const { t } = useTranslation('deals');
  const errorText = useErrorText();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const confirm = () =>
    onConfirm().then(onDone, (failure) => {
      if (closedNotice.showIfClosed(failure)) onCancel();
    });
  return (
    <Stack gap="md">
      {children}
      {error ? (
        <Alert color="danger" role="alert">
          {errorText(error)}
        </Alert>
      ) : null}
      <DialogFoot>
        <Button onClick={confirm} loading={isPending}>
          {t(`actionDialog.${action}.action`)}
        </Button>
        <Button
          variant="default"
          onClick={onCancel}
          // Enter, pressed once more than meant, does nothing.
          data-autofocus
        >
          {t('dialog.back')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
