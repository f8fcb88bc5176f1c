import type { DiligenceLine } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { countLines, LINE_FILTERS } from '../../rules/diligence-list.ts';
import classes from './diligence.module.css';
import type { useDiligenceAddress } from './use-diligence-address.ts';

interface LineFiltersProps {
  lines: DiligenceLine[];
  address: ReturnType<typeof useDiligenceAddress>;
}

/** All lines, those that are not done, and those that wait for the viewer, with their counts. */
export function LineFilters({ lines, address }: LineFiltersProps) {
  const { t } = useTranslation('deals');
  const counts = countLines(lines);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('diligence.filterLabel')} className={classes.filters} data-no-print>
      {([undefined, ...LINE_FILTERS] as const).map((filter) => (
        <button
          key={filter ?? 'all'}
          type="button"
          className={classes.filter}
          aria-pressed={address.filter === filter}
          onClick={() => address.showFilter(filter)}
        >
          {t(`diligence.filter.${filter ?? 'all'}`)}
          <span className={classes.count}>{counts[filter ?? 'all']}</span>
        </button>
      ))}
    </div>
  );
}
