import { DEAL_PHASES, type Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { isOver, phaseMark, phaseSummary } from '../../rules/deal-state.ts';
import classes from './phase-dots.module.css';

type PhaseDotsProps = Pick<Deal, 'phase' | 'status'>;

/** The five phases as dots: what is done is filled, what goes on is a ring with a core. */
export function PhaseDots({ phase, status }: PhaseDotsProps) {
  const { t } = useTranslation('deals');
  const at = DEAL_PHASES.indexOf(phase);
  const label = t(phaseSummary(status), {
    step: at + 1,
    steps: DEAL_PHASES.length,
    phase: t(`phase.${phase}`),
  });
  return (
    <span
      className={classes.dots}
      role="img"
      aria-label={label}
      title={label}
      data-over={isOver({ status }) || undefined}
    >
      {DEAL_PHASES.map((each) => (
        <span key={each} className={classes.dot} data-state={phaseMark({ phase, status }, each)} />
      ))}
    </span>
  );
}
