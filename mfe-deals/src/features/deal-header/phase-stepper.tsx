import { DEAL_PHASES, type DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Stepper } from '@handover/shared/ui-extra';
import { phaseMark, phaseSummary } from '../../rules/deal-state.ts';

export function PhaseStepper({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  return (
    <Stepper
      label={t('phase.label')}
      summary={t(phaseSummary(deal.status), {
        step: DEAL_PHASES.indexOf(deal.phase) + 1,
        steps: DEAL_PHASES.length,
        phase: t(`phase.${deal.phase}`),
      })}
      steps={deal.phases.map(({ phase, state, entered_at }) => ({
        id: phase,
        stateLabel: t(`phase.state.${phaseMark(deal, phase)}`),
        label: t(`phase.${phase}`),
        state,
        note: entered_at ? date(entered_at) : undefined,
      }))}
    />
  );
}
