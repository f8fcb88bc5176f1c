import { useTranslation } from '@handover/shared/i18n';
import type { OpportunityFilters } from '@handover/shared/modals';
import { useSectors } from '@handover/shared/reference';
import { useSignedIn } from '@handover/shared/session';
import { SearchField, TextInput } from '@handover/shared/ui-extra';
import { NativeSelectField } from '../../components/native-select-field.tsx';
import classes from './browse.module.css';
import { type FilterChange, ORDERINGS } from './browse-filters.ts';

interface FilterFieldsProps {
  filters: OpportunityFilters;
  onChange: (change: FilterChange) => void;
  /** Whether typing waits for a pause before `onChange`: where each change loads the list. */
  isDebounced?: boolean;
}

/** Beside the list on a wide page, in a sheet on a phone. */
export function FilterFields({ filters, onChange, isDebounced = false }: FilterFieldsProps) {
  const { t } = useTranslation('opportunities');
  const sectors = useSectors();
  const signedIn = useSignedIn();
  const search = {
    label: t('browse.search'),
    placeholder: t('browse.searchPlaceholder'),
    value: filters.search,
  };

  return (
    <>
      {isDebounced ? (
        <SearchField {...search} onSearch={(text) => onChange({ search: text })} />
      ) : (
        <TextInput
          {...search}
          type="search"
          maxLength={100}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
      )}
      <NativeSelectField
        label={t('browse.sector')}
        value={filters.sector}
        options={[{ value: '', label: t('browse.anySector') }, ...sectors.options]}
        onChoose={(sector) => onChange({ sector })}
      />
      <NativeSelectField
        label={t('browse.ordering')}
        value={filters.ordering}
        options={ORDERINGS.map((value) => ({ value, label: t(`browse.order.${value}`) }))}
        onChoose={(ordering) => onChange({ ordering })}
      />
      {signedIn ? (
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={filters.favorites}
            onChange={(event) => onChange({ favorites: event.currentTarget.checked })}
          />
          {t('browse.favorites')}
        </label>
      ) : null}
    </>
  );
}
