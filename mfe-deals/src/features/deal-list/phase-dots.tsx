import { DEAL_PHASES, type Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { isOver } from '../../rules/deal-state.ts';
import classes from './deal-row.module.css';

type PhaseDotsProps = Pick<Deal, 'phase' | 'status'>;

/** The five phases as dots: what is done is filled, what goes on is a ring with a core. */
export function PhaseDots({ phase, status }: PhaseDotsProps) {
  const { t } = useTranslation('deals');
  const at = DEAL_PHASES.indexOf(phase);
  const label = t('phase.summary', { step: at + 1, steps: DEAL_PHASES.length, phase: t(`phase.${phase}`) });
  const stateOf = (index: number) => {
    if (index < at || status === 'completed') return 'done';
    return index === at ? 'current' : 'upcoming';
  };
  return (
    <span
      className={classes.dots}
      role="img"
      aria-label={label}
      title={label}
      data-over={isOver({ status }) || undefined}
    >
      {DEAL_PHASES.map((each, index) => (
        <span key={each} className={classes.dot} data-state={stateOf(index)} />
      ))}
    </span>
  );
}
