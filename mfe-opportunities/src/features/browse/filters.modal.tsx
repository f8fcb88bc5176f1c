import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { Drawer, TextInput } from '@handover/shared/ui-extra';
import { type FormEvent, useState } from 'react';
import classes from './browse.module.css';
import { type FilterChange, NO_FILTERS } from './browse-filters.ts';
import { FilterFields } from './filter-fields.tsx';

/** The filters as a sheet on a phone. The list is loaded once, when they are applied. */
export function FiltersModal({ filters, onClose }: ModalOf<'filters'>) {
  const { t } = useTranslation('opportunities');
  const [chosen, setChosen] = useState({ ...filters, ordering: filters.ordering || NO_FILTERS.ordering });
  const change = (some: FilterChange) => setChosen((before) => ({ ...before, ...some }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onClose({ ...chosen, search: chosen.search.trim() });
  };

  return (
    <Drawer
      opened
      position="bottom"
      size="auto"
      onClose={() => onClose()}
      title={t('browse.filters')}
      closeButtonProps={{ 'aria-label': t('action.close', { ns: 'common' }) }}
    >
      <form onSubmit={apply} noValidate className={classes.sheet}>
        <TextInput
          type="search"
          label={t('browse.search')}
          placeholder={t('browse.searchPlaceholder')}
          maxLength={100}
          value={chosen.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <FilterFields filters={chosen} onChange={change} />
        <div className={classes.sheetActions}>
          <Button type="submit">{t('browse.apply')}</Button>
          <Button variant="default" onClick={() => setChosen(NO_FILTERS)}>
            {t('browse.empty.action')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
