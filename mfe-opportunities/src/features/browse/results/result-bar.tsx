import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import type { ReactNode } from 'react';
import classes from './results.module.css';

interface ResultBarProps {
  /** Undefined while it is not known. */
  count: number | undefined;
  /** The choice of the order. */
  children: ReactNode;
}

/** Count and order on one line. Screen readers announce the count when it changes. */
export function ResultBar({ count, children }: ResultBarProps) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.count}>
        {count === undefined ? '' : t('results.count', { count, shown: number(count) })}
      </p>
      {children}
    </div>
  );
}
