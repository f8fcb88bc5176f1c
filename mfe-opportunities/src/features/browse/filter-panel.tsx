import { useTranslation } from '@handover/shared/i18n';
import { SearchField } from '@handover/shared/overlays';
import { useSectors } from '@handover/shared/reference';
import { useSignedIn } from '@handover/shared/session';
import { Button, Icon } from '@handover/shared/ui';
import { useId, useState } from 'react';
import type { BrowseParams } from '../../api/browse.api.ts';
import { ChoiceField } from '../../parts/choice-field.tsx';
import classes from './browse.module.css';
import { type FilterChange, ORDERINGS } from './browse-filters.ts';

interface FilterPanelProps {
  filters: BrowseParams;
  onChange: (change: FilterChange) => void;
}

/** At the left of the list; behind one button on a phone. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const { t } = useTranslation('opportunities');
  const sectors = useSectors();
  const signedIn = useSignedIn();
  const panel = useId();
  const [open, setOpen] = useState(false);

  return (
    <search className={classes.filters} aria-label={t('browse.filters')}>
      <Button
        className={classes.toggle}
        variant="default"
        leftSection={<Icon name="filter" />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t('browse.filters')}
      </Button>
      <div id={panel} className={classes.panel} data-open={open || undefined}>
        <SearchField
          label={t('browse.search')}
          placeholder={t('browse.searchPlaceholder')}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
        <ChoiceField
          label={t('browse.sector')}
          value={filters.sector}
          options={[{ value: '', label: t('browse.anySector') }, ...sectors.options]}
          onChoose={(sector) => onChange({ sector })}
        />
        <ChoiceField
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
      </div>
    </search>
  );
}
