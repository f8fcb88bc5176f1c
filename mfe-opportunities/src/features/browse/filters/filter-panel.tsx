import { useTranslation } from '@handover/shared/i18n';
import type { ComponentProps } from 'react';
import { FilterFields } from './filter-fields.tsx';
import classes from './filters.module.css';
import { PlainFilters } from './plain-filters.tsx';

/** The filters at the left of a wide list; hidden on others, which have a button for the sheet. */
export function FilterPanel(fields: ComponentProps<typeof FilterFields>) {
  const { t } = useTranslation('opportunities');
  return (
    <search className={classes.panel} aria-label={t('filters.title')}>
      <h2 className={classes.title}>{t('filters.title')}</h2>
      <div data-needs-script="">
        <FilterFields {...fields} />
      </div>
      <noscript>
        <PlainFilters params={{ ...fields.filters, type: fields.type }} lists={fields.lists} />
      </noscript>
    </search>
  );
}
