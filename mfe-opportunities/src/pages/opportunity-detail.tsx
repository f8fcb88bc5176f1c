import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { Face, LoadingBlock } from '@handover/shared/ui';
import { BackLink, lazyComponent, RecordPage } from '@handover/shared/ui-extra';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { MainAction } from '../components/main-action/main-action.tsx';
import { OpportunityFacts } from '../components/opportunity-facts/opportunity-facts.tsx';
import { OpportunityStatus } from '../components/opportunity-facts/opportunity-status.tsx';
import { WrittenIn } from '../components/opportunity-facts/written-in.tsx';
import { PublishedAt } from '../components/teaser/published-at.tsx';
import { useTeaserFacts } from '../components/teaser/use-teaser-facts.ts';
import { OpportunityTrail } from '../components/trail/opportunity-trail.tsx';
import { AccessPanel } from '../features/access-panel/access-panel.tsx';
import { Description } from '../features/description/description.tsx';
import { Named } from '../features/description/named.tsx';
import { LockedPrivateData } from '../features/private-data/locked-private-data.tsx';
import { isReportable, ReportButton } from '../features/report/report-button.tsx';
import { usePrivateData } from '../queries/opportunity.query.ts';
import { canReadPrivateData, isOnlySold, isReadByStaff } from '../rules/opportunity-state.ts';

// Few may read it: figures and the organisation chart are not loaded for everyone.
const PrivateData = lazyComponent(
  async () => (await import('../features/private-data/private-data.tsx')).PrivateData,
  { skeleton: <LoadingBlock variant="facts" /> },
);

// Only who has a listing of the other type compares.
const Fits = lazyComponent(async () => (await import('../features/fits/fits.tsx')).Fits, { skeleton: null });

interface OpportunityDetailProps {
  opportunity: Opportunity;
  /** The owner looks at it as a stranger would. */
  isPreview?: boolean;
}

/** The public page of an opportunity, with what the viewer's access opens. */
export function OpportunityDetail({ opportunity, isPreview = false }: OpportunityDetailProps) {
  const { t } = useTranslation('opportunities');
  const { sector, place, price } = useTeaserFacts(opportunity);
  const { id, type_of_opportunity: type, project_title: title } = opportunity;
  const signedIn = useSignedIn();
  const isOpen = canReadPrivateData(opportunity);
  // This loads the data at the same time as the code that shows it; what comes below waits, and is not pushed down.
  const { isPending } = usePrivateData(isOpen ? id : undefined);
  const back = isOnlySold(opportunity) ? (
    <BackLink href={routes.opportunities(type)}>{t(`browse.title.${type}`)}</BackLink>
  ) : (
    <OpportunityTrail opportunity={opportunity} />
  );
  const favorite = isPreview ? null : <FavoriteButton opportunity={opportunity} />;
  return (
    <>
      <RecordPage
        title={title}
        titleLang={opportunity.language}
        eyebrow={isPreview ? null : back}
        picture={<Face of={opportunity} id={id} />}
        status={<OpportunityStatus opportunity={opportunity} />}
        lead={
          <>
            {[sector, type === 'sell' && place].filter(Boolean).map((text) => `${text} · `)}
            <PublishedAt opportunity={opportunity} />
            <WrittenIn language={opportunity.language} />
          </>
        }
        facts={<OpportunityFacts opportunity={opportunity} />}
        aside={<AccessPanel opportunity={opportunity} favorite={favorite} isPreview={isPreview} />}
      >
        <Description opportunity={opportunity} />
        {isOpen ? <PrivateData opportunity={opportunity} /> : null}
        {isOpen && isPending ? null : (
          <>
            <Named opportunity={opportunity} />
            {signedIn && !isPreview ? <Fits opportunityId={id} type={type} /> : null}
          </>
        )}
        {isOpen || isOnlySold(opportunity) || isReadByStaff(opportunity) ? null : (
          <LockedPrivateData opportunity={opportunity} />
        )}
        {isReportable(opportunity) && !isPreview ? <ReportButton opportunity={opportunity} /> : null}
      </RecordPage>
      {isPreview ? null : <MainAction price={price} />}
    </>
  );
}
