import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Face, Status, TeaserCard } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useTeaserFacts } from './use-teaser-facts.ts';
import { useTeaserStatus } from './use-teaser-status.ts';

interface TeaserProps {
  opportunity: Opportunity;
  favorite?: ReactNode;
  level?: 2 | 3;
}

/** The card of an opportunity in a list. */
export function Teaser({ opportunity, favorite, level = 2 }: TeaserProps) {
  const { t } = useTranslation('opportunities');
  const facts = useTeaserFacts(opportunity);
  const status = useTeaserStatus(opportunity);
  const { type_of_opportunity: type, project_title } = opportunity;
  const mandate = type === 'buy';
  const shown = [
    {
      label: t(mandate ? 'facts.preferredRevenue' : 'facts.revenue'),
      value: mandate ? facts.preferredRevenue : facts.revenue,
    },
    {
      label: t(mandate ? 'facts.preferredEbitda' : 'facts.ebitda'),
      value: mandate ? facts.preferredEbitda : facts.ebitda,
    },
  ].filter(({ value }) => value !== '');
  return (
    <TeaserCard
      title={project_title}
      href={routes.opportunity(opportunity.id)}
      face={<Face of={opportunity} id={opportunity.id} />}
      place={[facts.sector, facts.place].filter(Boolean).join(' · ')}
      facts={shown}
      price={facts.price || (mandate ? undefined : t('facts.priceOnRequest'))}
      multiple={facts.multiple || undefined}
      age={facts.age}
      status={status ? <Status kind={status.kind}>{status.text}</Status> : undefined}
      favorite={favorite}
      level={level}
    />
  );
}
