import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { BottomBar, Drawer, Form } from '@handover/shared/ui-extra';
import { type FormEvent, useState } from 'react';
import { readFilters, writeFilters } from './browse-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './filters.module.css';
import { useKnownFilters } from './use-known-filters.ts';
import { changeFilters, withoutFilters } from './with-change.ts';

/** The filters as a sheet. The list is loaded once, when they are applied. */
export function FiltersModal({ type = 'sell', filters, onClose }: ModalOf<'filters'>) {
  const { t } = useTranslation('opportunities');
  const [chosen, setChosen] = useState(() => readFilters(new URLSearchParams(filters)));
  const { params, lists } = useKnownFilters(chosen, type);
  const clear = () => setChosen({ ...withoutFilters(chosen), search: chosen.search });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onClose({ ...writeFilters(params), page: '' });
  };

  return (
    <Drawer
      opened
      position="bottom"
      size="auto"
      onClose={() => onClose()}
      title={t('filters.title')}
      closeButtonProps={{ 'aria-label': t('action.close', { ns: 'common' }) }}
    >
      <Form onSubmit={apply}>
        <FilterFields
          type={type}
          filters={params}
          lists={lists}
          onChange={(change) => setChosen((before) => changeFilters(before, change))}
        />
        <BottomBar className={classes.sheetActions}>
          <Button type="submit">{t('filters.apply')}</Button>
          <Button variant="default" onClick={clear}>
            {t('filters.clear')}
          </Button>
        </BottomBar>
      </Form>
    </Drawer>
  );
}
