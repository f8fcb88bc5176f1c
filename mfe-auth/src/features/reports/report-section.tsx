import type { ReportState } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, List, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useReports } from '../../queries/reports.query.ts';
import { ReportRow } from './report-row.tsx';

/** The open reports, the first on top; or those that are decided, the latest on top. */
export function ReportSection({ state }: { state: ReportState }) {
  const { t } = useTranslation('auth');
  const query = useReports(state);
  const title = t(`reports.${state}.title`);
  return (
    <Section title={title}>
      <QueryView
        query={query}
        skeleton={<LoadingBlock variant="list" count={3} />}
        moreLabel={t('reports.more')}
      >
        {(reports) =>
          reports.length === 0 ? (
            <EmptyState title={t(`reports.${state}.none`)} />
          ) : (
            <List label={title}>
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </List>
          )
        }
      </QueryView>
    </Section>
  );
}
