import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText } from '../../../kernel/messages/index.ts';
import { Button } from '../button/button.tsx';
import { StateBlock } from '../states/state-block.tsx';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** A more specific title. */
  title?: string | undefined;
}

/** Shown in place of data that failed to load, with a retry. */
export function LoadError({ error, onRetry, retrying = false, title }: LoadErrorProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  return (
    <StateBlock
      isAlert
      drawing="broken"
      title={title ?? t('loadFailed')}
      text={errorText(error)}
      action={
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {t('loadAgain')}
        </Button>
      }
    />
  );
}
