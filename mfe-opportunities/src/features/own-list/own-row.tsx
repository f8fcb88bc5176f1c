import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { ListRow } from '@handover/shared/ui';
import { StateLabel } from '../../parts/state-label.tsx';
import { useTeaserFacts } from '../../parts/teaser/use-teaser-facts.ts';

export function OwnRow({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { sector, age } = useTeaserFacts(opportunity);
  const { own, project_title, id } = opportunity;
  const words = [
    own?.company_name,
    sector,
    own?.number_of_pending_requests ? t('own.requests', { count: own.number_of_pending_requests }) : '',
    own?.number_of_active_deals ? t('own.deals', { count: own.number_of_active_deals }) : '',
    age,
  ];
  return (
    <ListRow
      title={project_title}
      href={routes.oppView(id)}
      text={words.filter(Boolean).join(' · ')}
      trailing={<StateLabel opportunity={opportunity} />}
    />
  );
}
