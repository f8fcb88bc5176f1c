import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { ErrorBlock, LoadingBlock, Section } from '@handover/shared/ui';
import classes from './home.module.css';
import { useLatestOpportunities } from './latest-opportunities.query.ts';
import { SHOWN } from './latest-opportunities.ts';
import { Teaser } from './teaser.tsx';

export function Latest() {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useLatestOpportunities();
  const all = <Link to={routes.opportunities('sell')}>{t('host.home.latest.all')}</Link>;
  return (
    <Section title={t('host.home.latest.title')} lead={t('host.home.latest.lead')} actions={all}>
      {isPending && <LoadingBlock variant="cards" count={SHOWN} label={t('host.loading')} />}
      {isError && !data && (
        <ErrorBlock
          title={t('host.home.latest.failed')}
          onRetry={() => refetch()}
          retryLabel={t('host.home.latest.retry')}
          retrying={isFetching}
        />
      )}
      {data?.results.length === 0 && <p>{t('host.home.latest.empty')}</p>}
      {data && data.results.length > 0 && (
        <ul className={classes.cards}>
          {data.results.map((opportunity) => (
            <li key={opportunity.id}>
              <Teaser opportunity={opportunity} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
