import type { Review } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import classes from './case.module.css';
import { useReviewedValue } from './use-reviewed-value.tsx';

interface ChangesTableProps extends Pick<Review, 'changes'> {
  /** The currency of the amounts now. */
  currency: number;
}

/** The differences to the version that staff decided on last. */
export function ChangesTable({ changes, currency }: ChangesTableProps) {
  const { t } = useTranslation('opportunities');
  const shownValue = useReviewedValue();
  const before = changes.find(({ field }) => field === 'preferred_currency')?.before;
  const earlierCurrency = typeof before === 'number' ? before : currency;
  return (
    <Section title={t('moderation.changes')}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('moderation.changed.field')}</th>
            <th scope="col">{t('moderation.changed.before')}</th>
            <th scope="col">{t('moderation.changed.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, ...value }) => (
            <tr key={field}>
              <th scope="row">{t(`moderation.field.${field}`)}</th>
              <td data-label={t('moderation.changed.before')}>
                {shownValue(field, value.before, earlierCurrency)}
              </td>
              <td data-label={t('moderation.changed.after')}>{shownValue(field, value.after, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
