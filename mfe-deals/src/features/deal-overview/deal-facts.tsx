import type { Opportunity } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Facts, KeyValue, useLabels } from '@handover/shared/ui-extra';
import classes from './deal-overview.module.css';
import { useKeyFigures } from './use-key-figures.ts';
import { useToldFacts } from './use-told-facts.ts';

/** Revenue, EBITDA, margin and multiple first; then sectors, place, and what the seller told beside the figures. */
export function DealFacts({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('deals');
  const [label, labels] = [useLabel(), useLabels()];
  const figures = useKeyFigures(opportunity);
  const told = useToldFacts(opportunity);
  const place = [opportunity.region, opportunity.country].flatMap((part) => (part ? [label(part)] : []));
  const names = (list: Opportunity['tags']) => labels(list).join(', ');
  const market = [
    { label: t('overview.type'), value: t(`overview.types.${opportunity.type_of_opportunity}`) },
    { label: t('overview.sectors'), value: names(opportunity.sectors) },
    { label: t('overview.subSectors'), value: names(opportunity.sub_sectors) },
    { label: t('overview.place'), value: place.join(', ') },
    { label: t('overview.tags'), value: names(opportunity.tags) },
    ...told,
  ];

  return (
    <>
      <Facts items={figures} />
      <div className={classes.market}>
        <KeyValue items={market.filter(({ value }) => value !== '')} />
      </div>
    </>
  );
}
