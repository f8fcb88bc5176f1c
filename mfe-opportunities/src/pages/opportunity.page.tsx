import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, LoadingBlock, Page, Pattern } from '@handover/shared/ui';
import { AccessPanel } from '../features/access-panel/access-panel.tsx';
import { FavoriteButton } from '../features/favorite/favorite-button.tsx';
import { OpportunityFailure } from '../features/load-failure/load-failure.tsx';
import { ClosedOutline } from '../features/opportunity-page/closed-outline.tsx';
import { OpportunityFacts } from '../features/opportunity-page/opportunity-facts.tsx';
import classes from '../features/opportunity-page/opportunity-page.module.css';
import { OpportunityStory } from '../features/opportunity-page/opportunity-story.tsx';
import { PrivatePart } from '../features/opportunity-page/private-part.tsx';
import { ListingStatus } from '../features/teaser/listing-status.tsx';
import { useOpportunity } from '../queries/opportunity.query.ts';

export const OpportunityPage = () => {
  const { t } = useTranslation('opportunities');
  const { data: opportunity, error, isFetching, refetch } = useOpportunity(Number(useParams().id) || 0);
  if (!opportunity && error)
    return (
      <OpportunityFailure
        back={routes.opportunities()}
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  if (!opportunity) return <LoadingBlock variant="page" />;
  const { type_of_opportunity: type, request_access_status: access } = opportunity;
  const sector = opportunity.sectors[0]?.name ?? '';
  const open = access.status === 'owner' || access.status === 'deal_exists';
  return (
    <Page
      title={opportunity.project_title}
      eyebrow={<BackLink href={routes.opportunities(type)}>{t(`browse.title.${type}`)}</BackLink>}
      lead={<ListingStatus opportunity={opportunity} />}
      actions={<FavoriteButton opportunity={opportunity} />}
    >
      <Pattern className={classes.face} seed={opportunity.sub_sectors[0]?.name ?? sector} hue={sector} />
      <OpportunityFacts opportunity={opportunity} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <OpportunityStory opportunity={opportunity} />
          {open ? <PrivatePart opportunity={opportunity} /> : <ClosedOutline />}
        </div>
        <aside className={classes.aside}>
          <AccessPanel opportunity={opportunity} />
        </aside>
      </div>
    </Page>
  );
};
