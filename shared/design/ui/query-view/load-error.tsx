import { Button } from '@mantine/core';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText } from '../../../kernel/messages/index.ts';
import classes from '../states/states.module.css';

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
    <div role="alert" className={classes.state}>
      <svg className={classes.drawing} viewBox="0 0 240 72" aria-hidden="true" focusable="false">
        <path d="M2 44h70c12 0 14-16 26-16 6 0 8 4 10 8m24 8c2 4 6 8 12 8 10 0 12-8 24-8h70M112 20l4 10m12 26 4 10" />
      </svg>
      <h2 className={classes.title}>{title ?? t('loadFailed')}</h2>
      <div className={classes.text}>{errorText(error)}</div>
      <div className={classes.action}>
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {t('loadAgain')}
        </Button>
      </div>
    </div>
  );
}
