import { latestOpportunities } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView } from '@handover/shared/ui';
import { Teaser } from '../../components/teaser/teaser.tsx';
import { useLatestOpportunities } from '../../queries/latest-opportunities.query.ts';
import classes from './latest-opportunities.module.css';

/** The newest businesses for sale, on the main page. It imports nothing that this page does not have, apart from the teaser. */
export function LatestOpportunitiesWidget() {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView
      query={useLatestOpportunities()}
      skeleton={
        <LoadingBlock
          variant="cards"
          count={latestOpportunities.params.page_size}
          label={t('results.loading')}
        />
      }
      failedTitle={t('latest.failed')}
      empty={<p>{t('latest.empty')}</p>}
    >
      {({ results }) => (
        <ul aria-label={t('results.list_sell')} className={classes.cards}>
          {results.map((opportunity) => (
            <li key={opportunity.id}>
              <Teaser opportunity={opportunity} level={3} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
