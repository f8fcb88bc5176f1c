import { ACCESS_REQUEST_STATUSES, paths } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { NativeSelect } from '@handover/shared/ui';
import { MultiSelect, useWithChosen } from '@handover/shared/ui-extra';
import { FilterBar } from '../../components/filter-bar.tsx';
import { useRequestAddress } from '../../hooks/use-request-address.ts';
import { REQUEST_ORDERS } from '../../rules/request-address.ts';

/** Search, state, sectors and order, all of them in the address. */
export function RequestToolbar() {
  const { t } = useTranslation('deals');
  const { address, change } = useRequestAddress();
  const { status, sectors: chosen, order } = address;
  const sectors = useWithChosen(useSectors(), paths.sectors, chosen);
  return (
    <FilterBar
      set={[status, chosen.length, order !== REQUEST_ORDERS[0]].filter(Boolean).length}
      search={address.title}
      onSearch={(title) => change({ title })}
    >
      <NativeSelect
        label={t('list.show')}
        value={address.status ?? ''}
        options={[
          { value: '', label: t('list.all') },
          ...ACCESS_REQUEST_STATUSES.map((value) => ({ value, label: t(`requests.status.${value}`) })),
        ]}
        onChoose={(status) => change({ status })}
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
      <NativeSelect
        label={t('list.order.label')}
        value={address.order}
        options={REQUEST_ORDERS.map((value) => ({ value, label: t(`requests.order.${value}`) }))}
        onChoose={(order) => change({ order })}
      />
    </FilterBar>
  );
}
