import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, LoadError, Stack, Text } from '@handover/shared/ui';
import type { useUnsubscribe } from '../../queries/unsubscribe.mutation.ts';

interface UnsubscribePanelProps {
  token: string;
  /** The state of the page, whose title shows it, too. */
  unsubscribe: ReturnType<typeof useUnsubscribe>;
}

/** A click is needed: programs that check links open the page, too. */
export function UnsubscribePanel({ token, unsubscribe }: UnsubscribePanelProps) {
  const { t } = useTranslation('notifications');
  const send = () => unsubscribe.mutate(token);
  if (unsubscribe.isSuccess)
    return (
      <Stack gap="lg" align="flex-start" role="status">
        <Text>{t('unsubscribe.doneText')}</Text>
        <Button component={Link} to={routes.settings} variant="default">
          {t('unsubscribe.settings')}
        </Button>
      </Stack>
    );
  return (
    <>
      <Text mb="lg">{t('unsubscribe.text')}</Text>
      <Button loading={unsubscribe.isPending} onClick={send}>
        {t('unsubscribe.action')}
      </Button>
      {unsubscribe.error && (
        <LoadError
          title={t('unsubscribe.failed')}
          error={unsubscribe.error}
          onRetry={send}
          retrying={unsubscribe.isPending}
        />
      )}
    </>
  );
}
