import type { DealDetail, DealPhase } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { isOver } from '../../rules/deal-state.ts';
import classes from './data-room.module.css';

/** Outlines where files will be, and what opens them: closed, but never a wall. */
export function ClosedGroup({ deal, opensWith }: { deal: DealDetail; opensWith: DealPhase }) {
  const { t } = useTranslation('deals');
  const why = isOver(deal) ? 'over' : deal.pause_reason === 'exclusivity' ? 'exclusivity' : 'phase';
  return (
    <div className={classes.closed}>
      <div aria-hidden="true" className={classes.outline}>
        <span />
        <span />
      </div>
      <p className={classes.why}>
        <Icon name="lock" size={18} />
        {t(`room.closed.${why}`, { phase: t(`phase.${opensWith}`) })}
      </p>
    </div>
  );
}
