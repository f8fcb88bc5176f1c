import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useDelayed } from '../states/use-delayed.ts';
import classes from './slow-notice.module.css';

const SLOW_AFTER = 10_000;

/** A notice over the skeleton of a slow part. Nothing moves when it appears. */
export function SlowNotice() {
  const { t } = useTranslation('messages');
  if (!useDelayed(SLOW_AFTER)) return null;
  return (
    <p role="status" className={classes.notice}>
      {t('slow')}
    </p>
  );
}
