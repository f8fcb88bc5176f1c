import type { Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { WorkRow } from '../../components/work-row.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useShortStep } from '../../hooks/use-short-step.ts';
import { PhaseDots } from './phase-dots.tsx';
import { RowAction } from './row-action.tsx';
import { StepDeadline } from './step-deadline.tsx';

export function DealRow({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  return (
    <WorkRow
      face={{ of: deal, id: deal.opportunity_id ?? undefined }}
      title={deal.project_title}
      to={routes.dealView(deal.id)}
      party={t(`otherParty.${deal.side}`, { name: partyName(deal.other_party) })}
      dots={<PhaseDots phase={deal.phase} status={deal.status} />}
      step={useShortStep(deal)}
      deadline={<StepDeadline deal={deal} />}
      action={<RowAction deal={deal} />}
    />
  );
}
