import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, Face, Group, Page } from '@handover/shared/ui';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { TeaserFacts } from '../components/listing/teaser-facts.tsx';
import { StateLabel } from '../components/state-label.tsx';
import { useTeaserFacts } from '../components/teaser/use-teaser-facts.ts';
import { AccessPanel } from '../features/access-panel/access-panel.tsx';
import { Description } from '../features/description/description.tsx';
import { LockedPrivateData } from '../features/private-data/locked-private-data.tsx';
import { PrivateData } from '../features/private-data/private-data.tsx';
import { canReadPrivateData, stateOf } from '../rules/opportunity-state.ts';
import classes from './opportunity.module.css';
import { OpportunityLoader } from './opportunity-loader.tsx';

export function OpportunityPage() {
  const id = Number(useParams().id);
  return (
    <OpportunityLoader key={id} id={id}>
      {(opportunity) => <OpportunityDetail opportunity={opportunity} />}
    </OpportunityLoader>
  );
}

function OpportunityDetail({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { sector, place, age } = useTeaserFacts(opportunity);
  const { type_of_opportunity: type, project_title: title } = opportunity;
  const lead = (
    <Group gap="sm">
      <span>{[sector, place, age].filter(Boolean).join(' · ')}</span>
      {stateOf(opportunity) === 'published' ? null : <StateLabel opportunity={opportunity} />}
    </Group>
  );
  return (
    <Page
      title={title}
      eyebrow={<BackLink href={routes.opportunities(type)}>{t(`browse.title.${type}`)}</BackLink>}
      lead={lead}
      actions={<FavoriteButton opportunity={opportunity} />}
    >
      <div className={classes.face}>
        <div className={classes.square}>
          <Face of={opportunity} id={opportunity.id} />
        </div>
        <TeaserFacts opportunity={opportunity} />
      </div>
      <div className={classes.columns}>
        <AccessPanel opportunity={opportunity} />
        <div className={classes.story}>
          <Description opportunity={opportunity} />
          {canReadPrivateData(opportunity) ? (
            <PrivateData opportunity={opportunity} />
          ) : (
            <LockedPrivateData type={type} />
          )}
        </div>
      </div>
    </Page>
  );
}
