import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams } from '@handover/shared/router';
import { BackLink, Button, LoadingBlock, Page, Section } from '@handover/shared/ui';
import { OpportunityFailure } from '../features/load-failure/load-failure.tsx';
import { ModerationStatus } from '../features/my-opportunities/moderation-status.tsx';
import { OwnState } from '../features/my-opportunities/own-state.tsx';
import { RemoveOpportunity } from '../features/my-opportunities/remove-opportunity.tsx';
import { OpportunityStory } from '../features/opportunity-page/opportunity-story.tsx';
import { PrivatePart } from '../features/opportunity-page/private-part.tsx';
import { OpportunityCard } from '../features/teaser/opportunity-card.tsx';
import { useOpportunity } from '../queries/opportunity.query.ts';

export const MyOpportunityPage = () => {
  const { t } = useTranslation('opportunities');
  const { data: opportunity, error, isFetching, refetch } = useOpportunity(Number(useParams().id) || 0);
  if (!opportunity && error)
    return (
      <OpportunityFailure back={routes.opps()} error={error} onRetry={() => refetch()} retrying={isFetching} />
    );
  if (!opportunity) return <LoadingBlock variant="page" />;
  const { id, type_of_opportunity: type } = opportunity;
  return (
    <Page
      title={opportunity.project_title}
      eyebrow={<BackLink href={routes.opps({ type })}>{t('mine.title')}</BackLink>}
      lead={<ModerationStatus validated={opportunity.validated} />}
      actions={
        <>
          <Button component={Link} to={routes.oppEdit(id)}>
            {t('own.edit')}
          </Button>
          {opportunity.validated ? (
            <Button component={Link} to={routes.opportunity(id)} variant="default">
              {t('own.public')}
            </Button>
          ) : null}
          <RemoveOpportunity opportunity={opportunity} />
        </>
      }
    >
      <Section title={t('own.title')}>
        <OwnState opportunity={opportunity} />
      </Section>
      <Section title={t('own.preview')} lead={t('own.previewHelp')}>
        <div style={{ maxWidth: '22rem' }}>
          <OpportunityCard opportunity={opportunity} favorite={false} />
        </div>
      </Section>
      <OpportunityStory opportunity={opportunity} />
      {type === 'sell' ? <PrivatePart opportunity={opportunity} /> : null}
    </Page>
  );
};
