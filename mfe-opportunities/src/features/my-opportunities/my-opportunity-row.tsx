import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { ListRow } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { StateLabel } from '../../components/state-label.tsx';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';

export function MyOpportunityRow({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { sector, age } = useTeaserFacts(opportunity);
  const { own, project_title, id } = opportunity;
  const details = [
    own?.company_name,
    sector,
    own?.number_of_pending_requests
      ? t('myOpportunities.requests', { count: own.number_of_pending_requests })
      : '',
    own?.number_of_active_deals ? t('myOpportunities.deals', { count: own.number_of_active_deals }) : '',
    age,
  ];
  return (
    <ListRow
      leading={<Swatch of={opportunity} id={id} />}
      title={project_title}
      isProject
      href={routes.oppView(id)}
      text={details.filter(Boolean).join(' · ')}
      trailing={<StateLabel opportunity={opportunity} />}
    />
  );
}
