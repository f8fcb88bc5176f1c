import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, LoadError, Text } from '@handover/shared/ui';
import { useUnsubscribe } from '../../queries/unsubscribe.mutation.ts';

/** Not by opening the page: programs that check links open them, too. */
export function UnsubscribePanel({ token }: { token: string }) {
  const { t } = useTranslation('notifications');
  const unsubscribe = useUnsubscribe();
  const send = () => unsubscribe.mutate(token);
  if (unsubscribe.isSuccess)
    return (
      <div role="status">
        <EmptyState
          title={t('unsubscribe.done')}
          text={t('unsubscribe.doneText')}
          action={
            <Button component={Link} to={routes.settings} variant="default">
              {t('unsubscribe.settings')}
            </Button>
          }
        />
      </div>
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
