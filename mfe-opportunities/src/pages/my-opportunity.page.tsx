import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Navigate, routes, useParams } from '@handover/shared/router';
import { Face } from '@handover/shared/ui';
import { ActingForLine, BackLink, lazyComponent, RecordPage } from '@handover/shared/ui-extra';
import { Confidential } from '../components/confidential/confidential.tsx';
import { MainAction } from '../components/main-action/main-action.tsx';
import { OpportunityFacts } from '../components/opportunity-facts/opportunity-facts.tsx';
import { StateLabel } from '../components/state-label.tsx';
import { useTeaserFacts } from '../components/teaser/use-teaser-facts.ts';
import { Description } from '../features/description/description.tsx';
import { Named } from '../features/description/named.tsx';
import { MyDocuments } from '../features/my-opportunity/my-documents.tsx';
import { OwnerPanel } from '../features/my-opportunity/owner-panel.tsx';
import { PrivateData } from '../features/private-data/private-data.tsx';
import { usePrivateData } from '../queries/opportunity.query.ts';
import { mayEdit } from '../rules/acting.ts';
import { OpportunityLoader } from './opportunity-loader.tsx';

const Fits = lazyComponent(async () => (await import('../features/fits/fits.tsx')).Fits, { skeleton: null });

/** An opportunity as its owner sees it: its state, the interest in it, what is public and what is confidential. */
export function MyOpportunityPage() {
  const id = Number(useParams().id);
  return (
    <OpportunityLoader key={id} id={id} isOwn>
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
  const { id, type_of_opportunity: type, project_title, sold, acting_for: actingFor } = opportunity;
  // The documents come below, and would be pushed down.
  const { isPending: isPrivateDataPending } = usePrivateData(type === 'sell' ? id : undefined);
  const status = (
    <Confidential>
      <StateLabel opportunity={opportunity} />
    </Confidential>
  );
  return (
    <>
      <ActingForLine actingFor={actingFor} />
      <RecordPage
        title={project_title}
        eyebrow={
          <BackLink href={routes.opps({ type, acting_for: actingFor?.delegation_id })}>
            {t(actingFor ? 'myOpportunities.titleOfOthers' : 'myOpportunities.title')}
          </BackLink>
        }
        picture={<Face of={opportunity} id={id} />}
        status={status}
        lead={[t(`type.${type}`), sector, place].filter(Boolean).join(' · ')}
        facts={<OpportunityFacts opportunity={opportunity} withPrice />}
        aside={<OwnerPanel opportunity={opportunity} />}
      >
        <Description opportunity={opportunity} />
        <Named opportunity={opportunity} />
        {actingFor ? null : <Fits opportunityId={id} type={type} isOwn />}
        {type === 'sell' ? (
          <>
            <PrivateData opportunity={opportunity} />
            {isPrivateDataPending ? null : (
              <MyDocuments opportunityId={id} mayChange={!sold && mayEdit(opportunity)} />
            )}
          </>
        ) : null}
      </RecordPage>
      <MainAction />
    </>
  );
}
