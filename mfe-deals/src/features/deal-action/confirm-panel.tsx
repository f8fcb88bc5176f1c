import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { Alert, Button, Group, Stack, Text } from '@handover/shared/ui';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import type { ActionFormProps } from './action-form-props.ts';

interface ConfirmPanelProps extends ActionFormProps {
  text: string;
  isPending: boolean;
  error: unknown;
  onConfirm: () => Promise<unknown>;
}

/** An action that needs a confirmation and no input. A failure is shown beside its button. */
export function ConfirmPanel({ deal, action, text, isPending, error, ...callbacks }: ConfirmPanelProps) {
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
      <Text>{text}</Text>
      {error ? (
        <Alert color="danger" role="alert">
          {errorText(error)}
        </Alert>
      ) : null}
      <Group gap="sm">
        <Button onClick={confirm} loading={isPending} data-autofocus>
          {t(`actionDialog.${action}.action`)}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
