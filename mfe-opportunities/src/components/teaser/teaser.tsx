import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Face, Status } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { isOnlySold } from '../../rules/opportunity-state.ts';
import { FigureValue } from './figure-value.tsx';
import { TeaserCard } from './teaser-card.tsx';
import { useExactFigures } from './use-exact-figures.ts';
import { useExactMultiple } from './use-exact-multiple.ts';
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
  const exact = useExactFigures(opportunity);
  const times = useExactMultiple(opportunity);
  const status = useTeaserStatus(opportunity);
  const { type_of_opportunity: type, project_title } = opportunity;
  const mandate = type === 'buy';
  const ofEbitda = (multiple: string) => multiple && t('facts.ofEbitda', { multiple });
  const figures = [
    {
      label: t(mandate ? 'rows.preferredRevenue' : 'facts.revenue'),
      teaser: mandate ? facts.preferredRevenue : facts.revenue,
      exact: exact?.revenue,
    },
    {
      label: t(mandate ? 'rows.preferredEbitda' : 'facts.ebitda'),
      teaser: mandate ? facts.preferredEbitda : facts.ebitda,
      exact: exact?.ebitda,
    },
  ]
    .filter((fact) => fact.teaser || fact.exact)
    .map(({ label, ...figure }) => ({ label, value: <FigureValue {...figure} /> }));
  return (
    <TeaserCard
      title={project_title}
      language={opportunity.language}
      href={routes.opportunity(opportunity.id)}
      face={<Face of={opportunity} id={opportunity.id} />}
      sector={facts.shortSector}
      place={facts.place}
      figures={figures}
      price={facts.price || (mandate || isOnlySold(opportunity) ? undefined : t('facts.priceOnRequest'))}
      multiple={
        times ? <FigureValue teaser={ofEbitda(facts.multiple)} exact={times} /> : ofEbitda(facts.multiple)
      }
      age={facts.age}
      status={status ? <Status kind={status.kind}>{status.text}</Status> : undefined}
      favorite={favorite}
      level={level}
    />
  );
}
