import type { OpportunityType } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './results.module.css';

/** Screen readers announce the count when it changes. It is undefined while it is not known. */
export function ResultCount({ type, count }: { type: OpportunityType; count: number | undefined }) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  return (
    <p role="status" className={classes.count}>
      {count === undefined ? '' : t('results.count', { count, shown: number(count), context: type })}
    </p>
  );
}
