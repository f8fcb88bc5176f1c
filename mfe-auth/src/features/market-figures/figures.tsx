import { defineFilters, FIGURE_PERIODS, oneOfFilter } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { Group, LoadingBlock, NativeSelect, QueryView, Section } from '@handover/shared/ui';
import { useMarketFigures } from '../../queries/market-figures.query.ts';
import { FiguresTable } from './figures-table.tsx';

const DEFAULT = 90;
const filters = defineFilters({ days: oneOfFilter(FIGURE_PERIODS.map(String)) });

/** The figures of a period, which is in the address. */
export function Figures() {
  const { t } = useTranslation('auth');
  const [query, setQuery] = useSearchParams();
  const chosen = filters.read(query).days;
  const days = FIGURE_PERIODS.find((period) => String(period) === chosen) ?? DEFAULT;
  return (
    <Section title={t('figures.section')}>
      <Group mb="md">
        <NativeSelect
          label={t('figures.period')}
          value={String(days)}
          options={FIGURE_PERIODS.map((period) => ({
            value: String(period),
            label: t('figures.days', { count: period }),
          }))}
          onChoose={(value) => setQuery((now) => filters.write(now, { days: value }), { replace: true })}
        />
      </Group>
      <QueryView query={useMarketFigures(days)} skeleton={<LoadingBlock variant="list" count={12} />}>
        {(figures) => <FiguresTable figures={figures} />}
      </QueryView>
    </Section>
  );
}
