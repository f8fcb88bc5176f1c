import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { ListRow, Status } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { PublishedAt } from '../../components/teaser/published-at.tsx';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import { useTeaserStatus } from '../../components/teaser/use-teaser-status.ts';
import classes from './home.module.css';

interface OtherRowProps {
  opportunity: Opportunity;
  /** The title of the reader's own to which it answers. */
  answersTo?: string | undefined;
}

/** An opportunity of somebody else in a line. */
export function OtherRow({ opportunity, answersTo }: OtherRowProps) {
  const { t } = useTranslation('opportunities');
  const { sector, place, shortPrice, preferredRevenue } = useTeaserFacts(opportunity);
  const status = useTeaserStatus(opportunity);
  const { id, project_title, type_of_opportunity: type, sold } = opportunity;
  const size = type === 'buy' ? preferredRevenue : shortPrice || (sold ? '' : t('facts.priceOnRequest'));
  const details = [
    type === 'buy' ? t('type.buy') : '',
    sector,
    place,
    answersTo ? t('home.news.match', { title: answersTo }) : '',
  ];
  return (
    <ListRow
      leading={<Swatch of={opportunity} id={id} />}
      title={project_title}
      isProject
      href={routes.opportunity(id)}
      text={details.filter(Boolean).join('\u00a0· ')}
      trailing={
        <span className={classes.trailing}>
          {status ? <Status kind={status.kind}>{status.text}</Status> : null}
          <span className={classes.size}>{size}</span>
          <span className={classes.age}>
            <PublishedAt opportunity={opportunity} />
          </span>
        </span>
      }
    />
  );
}
