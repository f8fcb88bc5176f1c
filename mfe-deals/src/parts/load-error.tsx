import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { ErrorBlock } from '@handover/shared/ui';

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('deals');
  const errorText = useErrorText();
  return (
    <ErrorBlock
      title={t('failure.title')}
      text={errorText(error)}
      onRetry={onRetry}
      retryLabel={t('failure.retry')}
    />
  );
}
