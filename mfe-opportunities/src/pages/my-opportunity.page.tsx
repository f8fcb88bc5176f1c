import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, Navigate, routes, useParams } from '@handover/shared/router';
import { Anchor, BackLink, Page, Section } from '@handover/shared/ui';
import { TeaserFacts } from '../components/listing/teaser-facts.tsx';
import { useTeaserFacts } from '../components/teaser/use-teaser-facts.ts';
import { Description } from '../features/description/description.tsx';
import { Interest } from '../features/my-opportunity/interest.tsx';
import { MyOpportunityActions } from '../features/my-opportunity/my-opportunity-actions.tsx';
import { ReviewState } from '../features/my-opportunity/review-state.tsx';
import { PrivateData } from '../features/private-data/private-data.tsx';
import { OpportunityLoader } from './opportunity-loader.tsx';

/** An opportunity as its owner sees it: its state, the interest in it, and what others see. */
export function MyOpportunityPage() {
  const id = Number(useParams().id);
  return (
    <OpportunityLoader key={id} id={id}>
      {(opportunity) =>
        opportunity.request_access_status.status === 'owner' ? (
          <OwnerView opportunity={opportunity} />
        ) : (
          <Navigate to={routes.opportunity(id)} replace />
        )
      }
    </OpportunityLoader>
  );
}

function OwnerView({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { sector, place } = useTeaserFacts(opportunity);
  const { id, type_of_opportunity: type, project_title } = opportunity;
  const publicPage = (
    <Anchor component={Link} to={routes.opportunity(id)}>
      {t('myOpportunity.publicPage')}
    </Anchor>
  );
  return (
    <Page
      title={project_title}
      eyebrow={<BackLink href={routes.opps({ type })}>{t('myOpportunities.title')}</BackLink>}
      lead={[t(`type.${type}`), sector, place].filter(Boolean).join(' · ')}
      actions={<MyOpportunityActions opportunity={opportunity} />}
    >
      <ReviewState opportunity={opportunity} />
      <Interest opportunity={opportunity} />
      <Section title={t('myOpportunity.teaser')} lead={t('myOpportunity.teaserLead')} actions={publicPage}>
        <TeaserFacts opportunity={opportunity} />
      </Section>
      <Description opportunity={opportunity} />
      {type === 'sell' ? <PrivateData opportunity={opportunity} /> : null}
    </Page>
  );
}
