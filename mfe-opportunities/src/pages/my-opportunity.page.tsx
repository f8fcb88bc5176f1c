import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, Navigate, routes, useParams } from '@handover/shared/router';
import { Anchor, BackLink, Page, Section } from '@handover/shared/ui';
import { Interest } from '../features/own-view/interest.tsx';
import { OwnActions } from '../features/own-view/own-actions.tsx';
import { OwnState } from '../features/own-view/own-state.tsx';
import { OneOpportunity } from '../parts/one-opportunity.tsx';
import { PrivateData } from '../parts/private-data/private-data.tsx';
import { Story } from '../parts/story/story.tsx';
import { FactsStrip } from '../parts/teaser/facts-strip.tsx';
import { useTeaserFacts } from '../parts/teaser/use-teaser-facts.ts';

/** One of mine: its state, who is interested, and what others see of it. */
export function MyOpportunityPage() {
  const id = Number(useParams().id);
  return (
    <OneOpportunity key={id} id={id}>
      {(opportunity) =>
        opportunity.request_access_status.status === 'owner' ? (
          <Mine opportunity={opportunity} />
        ) : (
          <Navigate to={routes.opportunity(id)} replace />
        )
      }
    </OneOpportunity>
  );
}

function Mine({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { sector, place } = useTeaserFacts(opportunity);
  const { id, type_of_opportunity: type, project_title } = opportunity;
  const publicPage = (
    <Anchor component={Link} to={routes.opportunity(id)}>
      {t('manage.publicPage')}
    </Anchor>
  );
  return (
    <Page
      title={project_title}
      eyebrow={<BackLink href={routes.opps({ type })}>{t('own.title')}</BackLink>}
      lead={[t(`type.${type}`), sector, place].filter(Boolean).join(' · ')}
      actions={<OwnActions opportunity={opportunity} />}
    >
      <OwnState opportunity={opportunity} />
      <Interest opportunity={opportunity} />
      <Section title={t('manage.teaser')} lead={t('manage.teaserLead')} actions={publicPage}>
        <FactsStrip opportunity={opportunity} />
      </Section>
      <Story opportunity={opportunity} />
      {type === 'sell' ? <PrivateData opportunity={opportunity} /> : null}
    </Page>
  );
}
