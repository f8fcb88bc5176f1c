import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Icon } from '@handover/shared/ui';
import type { BrowseParams } from '../../../api/browse.api.ts';
import { readFilters, writeFilters } from '../../../rules/browse-filters.ts';
import classes from './filters.module.css';
import { countFilters, type FilterChange } from './with-change.ts';

interface FilterButtonProps {
  params: BrowseParams;
  onChange: (change: FilterChange) => void;
}

/** Opens the filters as a sheet, if there is no room beside the list. */
export function FilterButton({ params: { type, ...filters }, onChange }: FilterButtonProps) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const count = countFilters(filters);
  const choose = async () => {
    const chosen = await modals.open('filters', { type, filters: writeFilters(filters) });
    if (chosen) onChange(readFilters(new URLSearchParams(chosen)));
  };
  return (
    <Button
      className={classes.button}
      variant="default"
      leftSection={<Icon name="filter" />}
      aria-haspopup="dialog"
      onClick={choose}
    >
      {count > 0 ? t('filters.count', { count }) : t('filters.title')}
    </Button>
  );
}
