import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../design/ui/index.ts';
import { useErrorText } from './use-messages.ts';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** What is missing, where that says more than that something is. */
  title?: string;
}

/** Stands in place of what could not be read: says why, and asks again. */
export function LoadError({ error, onRetry, retrying, title }: LoadErrorProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  return (
    <ErrorBlock
      title={title ?? t('loadFailed')}
      text={errorText(error)}
      onRetry={onRetry}
      retryLabel={t('loadAgain')}
      retrying={retrying}
    />
  );
}
