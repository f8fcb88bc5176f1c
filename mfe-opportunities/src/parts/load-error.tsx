import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { ErrorBlock } from '@handover/shared/ui';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

export function LoadError({ error, onRetry, retrying }: LoadErrorProps) {
  const { t } = useTranslation('opportunities');
  const errorText = useErrorText();
  return (
    <ErrorBlock
      title={t('failure.title')}
      text={errorText(error)}
      onRetry={onRetry}
      retryLabel={t('failure.retry')}
      retrying={retrying}
    />
  );
}
