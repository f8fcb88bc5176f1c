import type { DiligenceLine } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ListFilters } from '../../components/list-filters.tsx';
import type { useLineAddress } from '../../hooks/use-line-address.ts';
import { countLines } from '../../rules/diligence-list.ts';
import { LINE_FILTERS } from '../../rules/line-filters.ts';

interface LineFiltersProps {
  lines: DiligenceLine[];
  address: ReturnType<typeof useLineAddress>;
}

/** All lines, those that are not done, and those that wait for the viewer. */
export function LineFilters({ lines, address }: LineFiltersProps) {
  const { t } = useTranslation('deals');
  const counts = countLines(lines);
  return (
    <ListFilters
      label={t('diligence.filterLabel')}
      filters={([undefined, ...LINE_FILTERS] as const).map((value) => ({
        value,
        label: t(`diligence.filter.${value ?? 'all'}`),
        count: counts[value ?? 'all'],
      }))}
      value={address.filter}
      onChoose={address.showFilter}
    />
  );
}
