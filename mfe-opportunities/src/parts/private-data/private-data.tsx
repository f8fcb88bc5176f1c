import type { PrivateData as Confidential, Opportunity } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChart } from '@handover/shared/org-chart';
import { LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { Prose } from '../story/prose.tsx';
import { CompanyCard } from './company-card.tsx';

/** The confidential part, for its owner and for who has a deal on it. */
export function PrivateData({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView
      query={usePrivateData(opportunity.id, true)}
      skeleton={<LoadingBlock variant="facts" label={t('private.loading')} />}
    >
      {(data) => <PrivateSections data={data} />}
    </QueryView>
  );
}

function PrivateSections({ data }: { data: Confidential }) {
  const { t } = useTranslation('opportunities');
  const rows = [...data.revenues].sort((one, other) => one.date.localeCompare(other.date));
  const latest = rows.at(-1);
  return (
    <>
      <Section title={t('private.title')} lead={t('private.lead')}>
        <CompanyCard company={data} />
      </Section>
      {latest ? (
        <Section title={t('private.figures')}>
          <FiguresChart rows={rows} currency={latest.currency} />
        </Section>
      ) : null}
      <Prose title={t('private.financial')} text={data.financial} />
      <Prose title={t('private.kpi')} text={data.operational_kpi} />
      <Prose title={t('private.ownership')} text={data.ownership_structure} />
      {data.organizational_chart?.nodes.length ? (
        <Section title={t('private.organisation')}>
          <OrgChart chart={data.organizational_chart} label={t('private.organisation')} />
        </Section>
      ) : null}
    </>
  );
}
