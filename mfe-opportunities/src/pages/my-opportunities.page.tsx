import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, Page } from '@handover/shared/ui';
import { ActingForSelect } from '@handover/shared/ui-extra';
import { CreateLinks } from '../features/my-opportunities/create-links.tsx';
import { MyOpportunityList } from '../features/my-opportunities/my-opportunity-list.tsx';
import { MyOpportunityTabs } from '../features/my-opportunities/my-opportunity-tabs.tsx';
import { OfferCompany } from '../features/my-opportunities/offer-company.tsx';
import { useMyFilters } from '../features/my-opportunities/use-my-filters.ts';

/** Who has nothing yet chooses a kind; for all others the accent is for what waits for them in the list. */
export function MyOpportunitiesPage() {
  const { t } = useTranslation('opportunities');
  const { acting_for, type, listed, state } = useMyFilters();
  const head = {
    title: t(acting_for ? 'myOpportunities.titleOfOthers' : 'myOpportunities.title'),
    lead: acting_for ? undefined : t('myOpportunities.lead'),
    status: <ActingForSelect scopes={['company', 'opportunity', 'deals']} />,
  };
  if (listed === 'none')
    return (
      <Page {...head}>
        {acting_for ? (
          <EmptyState title={t('myOpportunities.emptyState')} action={<OfferCompany />} />
        ) : (
          <EmptyState
            title={t('myOpportunities.empty.none.title')}
            text={t('myOpportunities.empty.none.text')}
            action={<CreateLinks first="sell" />}
          />
        )}
      </Page>
    );
  return (
    <Page {...head} actions={acting_for ? <OfferCompany /> : <CreateLinks />}>
      <MyOpportunityTabs {...{ acting_for, type, state }} />
      {listed ? (
        <MyOpportunityList {...{ acting_for, state }} type={listed} />
      ) : (
        <LoadingBlock variant="rows" count={6} label={t('myOpportunities.loading')} />
      )}
    </Page>
  );
}
