import type { Revenue } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';

/** Each year may be kept in another currency; the chart speaks in that of the latest. */
export function YearlyFigures({ revenues }: { revenues: Revenue[] }) {
  const { t } = useTranslation('deals');
  const rows = [...revenues].sort((a, b) => a.date.localeCompare(b.date));
  const latest = rows.at(-1);
  if (latest === undefined) return null;
  return (
    <Section title={t('overview.figures')}>
      <FiguresChart rows={rows} currency={latest.currency} />
    </Section>
  );
}
