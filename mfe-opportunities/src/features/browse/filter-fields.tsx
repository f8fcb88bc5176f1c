import { useTranslation } from '@handover/shared/i18n';
import type { OpportunityFilters } from '@handover/shared/modals';
import { useSectors } from '@handover/shared/reference';
import { useSignedIn } from '@handover/shared/session';
import { NativeSelect } from '@handover/shared/ui';
import classes from './browse.module.css';
import { type FilterChange, ORDERINGS } from './browse-filters.ts';

interface FilterFieldsProps {
  filters: OpportunityFilters;
  onChange: (change: FilterChange) => void;
}

/** What narrows a list, besides a search: beside it on a wide page, in a sheet on a phone. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('opportunities');
  const sectors = useSectors();
  const signedIn = useSignedIn();

  return (
    <>
      <NativeSelect
        label={t('browse.sector')}
        value={filters.sector}
        options={[{ value: '', label: t('browse.anySector') }, ...sectors.options]}
        onChoose={(sector) => onChange({ sector })}
      />
      <NativeSelect
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
