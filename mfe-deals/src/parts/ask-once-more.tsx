import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { Alert, Button, Group, Stack, Text } from '@handover/shared/ui';

interface AskOnceMoreProps {
  text: string;
  action: string;
  pending: boolean;
  error: unknown;
  onYes: () => void;
  onCancel: () => void;
}

/** A question without input; a refusal is shown where it was asked. */
export function AskOnceMore({ text, action, pending, error, onYes, onCancel }: AskOnceMoreProps) {
  const { t } = useTranslation('deals');
  const errorText = useErrorText();
  return (
    <Stack gap="md">
      <Text>{text}</Text>
      {error ? (
        <Alert color="danger" role="alert">
          {errorText(error)}
        </Alert>
      ) : null}
      <Group gap="sm">
        <Button onClick={onYes} loading={pending} data-autofocus>
          {action}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.back')}
        </Button>
      </Group>
    </Stack>
  );
}
