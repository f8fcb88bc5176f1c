import type { DealDetail } from '@handover/shared/contract';
import { PreviewButton } from '@handover/shared/documents';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';

/** Years come newest first; the chart is in the currency of the newest. */
export function YearlyFigures({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const revenues = deal.private_data?.revenues ?? [];
  const documents = Object.values(deal.documents).flatMap((files) => files ?? []);
  const [newest] = revenues;
  if (newest === undefined) return null;
  return (
    <Section title={t('overview.figures')}>
      <FiguresChart
        rows={revenues}
        currency={newest.currency}
        proofButton={({ id }) => {
          const file = documents.find((each) => each.id === id);
          return file ? <PreviewButton file={file} /> : null;
        }}
      />
    </Section>
  );
}
