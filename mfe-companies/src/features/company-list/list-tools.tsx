import { paths } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { NativeSelect } from '@handover/shared/ui';
import { MultiSelect, SearchField, useWithChosen } from '@handover/shared/ui-extra';
import { type FilterChange, type ListFilters, ORDERINGS } from '../../rules/list-filters.ts';
import classes from './company-list.module.css';

interface ListToolsProps {
  filters: ListFilters;
  onChange: (change: FilterChange) => void;
}

/** The filters of the list: a search by name, sectors, and its order. */
export const ListTools = ({ filters, onChange }: ListToolsProps) => {
  const { t } = useTranslation('companies');
  const sectors = useWithChosen(useSectors(), paths.sectors, filters.sectors);
  return (
    <div className={classes.tools}>
      <SearchField label={t('list.search')} value={filters.name} onSearch={(name) => onChange({ name })} />
      <MultiSelect
        label={t('list.sectorFilter')}
        placeholder={filters.sectors.length === 0 ? t('list.allSectors') : undefined}
        data={sectors.options}
        value={[...filters.sectors]}
        onChange={(chosen) => onChange({ sectors: chosen })}
        nothingFoundMessage={t('list.noSector')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('list.anySector') }}
      />
      <NativeSelect
        label={t('list.ordering')}
        value={filters.ordering}
        options={ORDERINGS.map((value) => ({ value, label: t(`list.order.${value}`) }))}
        onChoose={(ordering) => onChange({ ordering })}
      />
    </div>
  );
};
