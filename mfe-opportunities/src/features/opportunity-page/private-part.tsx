import type { Opportunity } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, Section, Text } from '@handover/shared/ui';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import classes from './opportunity-page.module.css';
import { PrivateFacts } from './private-facts.tsx';

/** The confidential part, for its owner and for who has a deal. */
export const PrivatePart = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const { data, error, isFetching, refetch } = usePrivateData(opportunity.id, true);
  if (isHttpError(error) && error.status === 403) {
    return (
      <Section title={t('private.title')}>
        <Text>{t('private.closedForNow')}</Text>
      </Section>
    );
  }
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} retrying={isFetching} />;
  if (!data) return <LoadingBlock variant="chart" label={t('load.loading')} />;
  const texts = [
    { title: t('private.financial'), text: data.financial },
    { title: t('private.kpi'), text: data.operational_kpi },
    { title: t('private.ownership'), text: data.ownership_structure },
  ];
  return (
    <>
      {data.revenues.length > 0 ? (
        <Section title={t('private.figures')}>
          <FiguresChart rows={data.revenues} currency={data.revenues[0]?.currency ?? 1} />
        </Section>
      ) : null}
      <Section title={t('private.title')} lead={t('private.lead')}>
        <PrivateFacts data={data} />
      </Section>
      {texts
        .filter(({ text }) => text !== '')
        .map(({ title, text }) => (
          <Section key={title} title={title}>
            <p className={classes.story}>{text}</p>
          </Section>
        ))}
    </>
  );
};
