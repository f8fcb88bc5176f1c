import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import classes from './home.module.css';
import { useLatestOpportunities } from './latest-opportunities.query.ts';
import { PAGE_SIZE } from './latest-opportunities.request.ts';
import { Teaser } from './teaser.tsx';

export function LatestList() {
  const { t } = useTranslation();
  const all = <Link to={routes.opportunities('sell')}>{t('host.home.latest.all')}</Link>;
  return (
    <Section title={t('host.home.latest.title')} lead={t('host.home.latest.lead')} actions={all}>
      <QueryView
        query={useLatestOpportunities()}
        skeleton={<LoadingBlock variant="cards" count={PAGE_SIZE} label={t('host.loading')} />}
        failedTitle={t('host.home.latest.failed')}
        empty={<p>{t('host.home.latest.empty')}</p>}
      >
        {({ results }) => (
          <ul className={classes.cards}>
            {results.map((opportunity) => (
              <li key={opportunity.id}>
                <Teaser opportunity={opportunity} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
