import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';

/** `of` tells which one, for who does not see its row. */
export function RetryButton({ of, isBusy, retry }: { of: string; isBusy: boolean; retry: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      aria-label={t('failures.retryLabel', { name: of })}
      onClick={retry}
    >
      {t('failures.retry')}
    </Button>
  );
}
