import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { Button, Icon, NativeSelect } from '@handover/shared/ui';
import { MultiSelect, SearchField } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useListAddress } from '../../hooks/use-list-address.ts';
import { useDealCounts } from '../../queries/deals.query.ts';
import { DEAL_ORDERS, SHOWN } from '../../rules/list-address.ts';
import { countsOf, shownSide } from '../../rules/side-counts.ts';
import { BeganField } from './began-field.tsx';
import classes from './deal-list.module.css';

/** Search, filters and order, all of them in the address. On a phone the filters are folded. */
export function DealToolbar() {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const { address, change } = useListAddress();
  const counts = useDealCounts(address).data;
  const [isOpen, setOpen] = useState(false);
  const sectors = useSectors();
  const ofSide = counts && countsOf(counts, shownSide(address, counts));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${number(count)})`;
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={t('list.search')}
        value={address.search}
        onSearch={(search) => change({ search })}
      />
      <Button
        className={classes.fold}
        variant="default"
        leftSection={<Icon name="filter" size={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list.filters')}
      </Button>
      <div className={classes.fields} data-closed={!isOpen || undefined}>
        <NativeSelect
          label={t('list.show')}
          value={address.show ?? ''}
          options={[
            { value: '', label: t('list.all') },
            ...SHOWN.map((show) => ({
              value: show,
              label: counted(t(`list.group.${show}`), ofSide?.[show]),
            })),
          ]}
          onChoose={(show) => change({ show })}
        />
        <MultiSelect
          label={t('list.sectors')}
          data={[...sectors.options]}
          value={address.sectors}
          placeholder={address.sectors.length === 0 ? t('list.anySector') : undefined}
          onChange={(chosen) => change({ sectors: chosen.join(',') })}
          searchable
          hidePickedOptions
        />
        <BeganField />
        <NativeSelect
          label={t('list.order.label')}
          value={address.order}
          options={DEAL_ORDERS.map((value) => ({ value, label: t(`list.order.${value}`) }))}
          onChoose={(order) => change({ order })}
        />
      </div>
    </search>
  );
}
