import type { Revenue } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';

/** Years come newest first; the chart is in the currency of the newest. */
export function YearlyFigures({ revenues }: { revenues: Revenue[] }) {
  const { t } = useTranslation('deals');
  const [newest] = revenues;
  if (newest === undefined) return null;
  return (
    <Section title={t('overview.figures')}>
      <FiguresChart rows={revenues} currency={newest.currency} />
    </Section>
  );
}
