import { useTranslation } from '../../kernel/i18n/index.ts';
import { bytesCell } from './bytes-cell.ts';
import type { FederationReport } from './federation-report.ts';
import { reportFormats } from './report-formats.ts';
import { ReportTable } from './report-table.tsx';

/** The sizes of the newest build, next to its budgets. */
export function BuildTable({ budgets, last }: NonNullable<FederationReport['build']>) {
  const { t, i18n } = useTranslation('federation');
  if (!last) return <p>{t('build.none')}</p>;
  const time = reportFormats(i18n.language).time(last.builtAt);
  return (
    <ReportTable
      title={t('build.title', { time })}
      columns={['version', 'js', 'css', 'texts']}
      rows={[
        [
          last.version,
          (['js', 'css', 'texts'] as const).map((kind) =>
            bytesCell({ bytes: last.bytes, budgets }, kind, t, i18n.language),
          ),
        ],
      ]}
    />
  );
}
