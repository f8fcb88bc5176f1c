import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { BottomBar, Drawer, Form } from '@handover/shared/ui-extra';
import { type FormEvent, useState } from 'react';
import { useBrowseCount } from '../../../queries/browse.query.ts';
import { readFilters, writeFilters } from '../../../rules/browse-filters.ts';
import { OrderSelect } from '../results/order-select.tsx';
import { FilterFields } from './filter-fields.tsx';
import classes from './filters.module.css';
import { useKnownFilters } from './use-known-filters.ts';
import { changeFilters, withoutFilters } from './with-change.ts';

/** The filters as a sheet, which counts what they find. The list is loaded once, when they are applied. */
export function FiltersModal({ type = 'sell', filters, onClose }: ModalOf<'filters'>) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const [chosen, setChosen] = useState(() => readFilters(new URLSearchParams(filters)));
  const { params, lists, isReady } = useKnownFilters(chosen, type);
  const { data: count } = useBrowseCount(params, isReady);
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
        <div className={classes.order}>
          <OrderSelect
            labelled
            params={params}
            onChange={(ordering) => setChosen((before) => ({ ...before, ordering }))}
          />
        </div>
        <FilterFields
          type={type}
          filters={params}
          lists={lists}
          onChange={(change) => setChosen((before) => changeFilters(before, change))}
        />
        <BottomBar className={classes.sheetActions}>
          <Button type="submit">
            {count === undefined ? t('filters.apply') : t('filters.show', { shown: number(count) })}
          </Button>
          <Button variant="default" onClick={clear}>
            {t('filters.clear')}
          </Button>
        </BottomBar>
      </Form>
    </Drawer>
  );
}
