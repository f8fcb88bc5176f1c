import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText } from '../../../kernel/messages/use-messages.ts';
import { ErrorBlock } from '../states/error-block.tsx';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** What is missing, where that says more than that something is. */
  title?: string | undefined;
}

/** Stands in place of what could not be loaded: says why, and asks again. */
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
