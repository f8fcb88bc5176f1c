import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ROW_FIGURES } from './row-figures.ts';
import classes from './teaser-row.module.css';

/** The heads of the columns of rows, for the eye: each row names its figures itself for screen readers. */
export function RowHeads({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  return (
    <div className={classes.heads} data-type={type} aria-hidden="true">
      <span className={classes.titleHead}>{t('rows.title')}</span>
      {ROW_FIGURES[type].map((name) => (
        <span key={name} className={classes.number}>
          {t(`rows.${name}`)}
        </span>
      ))}
      <span className={classes.number}>{t('rows.age')}</span>
    </div>
  );
}
