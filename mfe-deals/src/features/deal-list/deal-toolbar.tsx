import { paths } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { NativeSelect } from '@handover/shared/ui';
import { MultiSelect, useWithChosen } from '@handover/shared/ui-extra';
import { FilterBar } from '../../components/filter-bar.tsx';
import { useListAddress } from '../../hooks/use-list-address.ts';
import { useDealCounts } from '../../queries/deals.query.ts';
import { DEAL_ORDERS, SHOWN } from '../../rules/list-address.ts';
import { countsOf, shownSide } from '../../rules/side-counts.ts';
import { BeganField } from './began-field.tsx';

/** Search, filters and order, all of them in the address. */
export function DealToolbar() {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const { address, change } = useListAddress();
  const counts = useDealCounts(address).data;
  const sectors = useWithChosen(useSectors(), paths.sectors, address.sectors);
  const ofSide = counts && countsOf(counts, shownSide(address, counts));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${number(count)})`;
  const { show, sectors: chosen, from, to, order } = address;
  const set = [show, chosen.length, from || to, order !== DEAL_ORDERS[0]].filter(Boolean).length;
  return (
    <FilterBar set={set} search={address.search} onSearch={(search) => change({ search })}>
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
    </FilterBar>
  );
}
