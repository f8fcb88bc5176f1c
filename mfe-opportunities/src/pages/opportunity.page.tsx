import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, Group, Page, Pattern } from '@handover/shared/ui';
import { AccessPanel } from '../features/access-panel/access-panel.tsx';
import { FavoriteButton } from '../parts/favorite/favorite-button.tsx';
import { OneOpportunity } from '../parts/one-opportunity.tsx';
import { ClosedOutline } from '../parts/private-data/closed-outline.tsx';
import { PrivateData } from '../parts/private-data/private-data.tsx';
import { StateLabel } from '../parts/state-label.tsx';
import { Story } from '../parts/story/story.tsx';
import { FactsStrip } from '../parts/teaser/facts-strip.tsx';
import { useTeaserFacts } from '../parts/teaser/use-teaser-facts.ts';
import { opensPrivateData, stateOf } from '../rules/opportunity-state.ts';
import classes from './opportunity.module.css';

/** As many of the drawing, side by side and small, as the widest page takes: enlarged it would be coarse. */
const TILES = [1, 2, 3, 4, 5, 6];

export function OpportunityPage() {
  const id = Number(useParams().id);
  return (
    <OneOpportunity key={id} id={id}>
      {(opportunity) => <Teased opportunity={opportunity} />}
    </OneOpportunity>
  );
}

function Teased({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { sector, place, age } = useTeaserFacts(opportunity);
  const {
    type_of_opportunity: type,
    project_title: title,
    sectors,
    sub_sectors,
    background_image: picture,
  } = opportunity;
  const hue = sectors[0]?.name ?? title;
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
        {picture ? (
          <img src={picture.image} alt="" className={classes.picture} />
        ) : (
          TILES.map((tile) => (
            <Pattern key={tile} seed={sub_sectors[0]?.name ?? hue} hue={hue} className={classes.tile} />
          ))
        )}
      </div>
      <FactsStrip opportunity={opportunity} />
      <div className={classes.columns}>
        <AccessPanel opportunity={opportunity} />
        <div className={classes.story}>
          <Story opportunity={opportunity} />
          {opensPrivateData(opportunity) ? (
            <PrivateData opportunity={opportunity} />
          ) : (
            <ClosedOutline type={type} />
          )}
        </div>
      </div>
    </Page>
  );
}
