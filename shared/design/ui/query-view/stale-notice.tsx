import { Alert } from '@mantine/core';
import { isUnreachable } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText } from '../../../kernel/messages/index.ts';
import { Button } from '../button/button.tsx';
import classes from './stale-notice.module.css';

interface StaleNoticeProps {
  error: Error;
  onRetry: () => unknown;
  retrying: boolean;
}

/** Shown above data whose refetch failed. If the server did not respond, the frame says so for the whole page. */
export function StaleNotice({ error, onRetry, retrying }: StaleNoticeProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  if (isUnreachable(error)) return null;
  return (
    <Alert role="status" color="waiting" mb="md" title={t('notRefreshed')}>
      <div className={classes.notice}>
        <span>{errorText(error)}</span>
        <Button variant="default" size="xs" loading={retrying} onClick={() => onRetry()}>
          {t('loadAgain')}
        </Button>
      </div>
    </Alert>
  );
}
