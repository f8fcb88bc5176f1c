import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Face, TeaserCard } from '@handover/shared/ui';

/** The public data of an opportunity at a glance: what, where, and for how much. */
export function Teaser({ opportunity }: { opportunity: Opportunity }) {
  const label = useLabel();
  const { t } = useTranslation();
  const { band, money, relative } = useFormat();
  const { id, project_title, sectors, region, country, asking_price } = opportunity;
  const [sector] = sectors;
  const { bands } = opportunity;
  const facts = bands
    ? [
        {
          label: t('host.home.latest.revenue'),
          value: band(bands.revenue.min, bands.revenue.max, bands.currency),
        },
        ...(bands.ebitda
          ? [
              {
                label: t('host.home.latest.ebitda'),
                value: band(bands.ebitda.min, bands.ebitda.max, bands.currency),
              },
            ]
          : []),
      ]
    : [];
  const place = [sector, region ?? country].flatMap((named) => (named ? [label(named)] : []));
  return (
    <TeaserCard
      title={project_title}
      href={routes.opportunity(id)}
      face={<Face of={opportunity} id={id} />}
      place={place.join(' · ')}
      facts={facts}
      price={asking_price === null ? undefined : money(asking_price, opportunity.preferred_currency)}
      age={relative(opportunity.published_at ?? opportunity.created_at)}
    />
  );
}
