import type { Review } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import classes from './moderation.module.css';
import { useReviewedValue } from './use-reviewed-value.tsx';

/** What differs from what staff decided on last. */
export function ChangesTable({ changes }: Pick<Review, 'changes'>) {
  const { t } = useTranslation('opportunities');
  const shownValue = useReviewedValue();
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
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{t(`moderation.field.${field}`)}</th>
              <td data-label={t('moderation.changed.before')}>{shownValue(field, before)}</td>
              <td data-label={t('moderation.changed.after')}>{shownValue(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
