import type { Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { RowLink } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useShortStep } from '../../hooks/use-short-step.ts';
import classes from './deal-row.module.css';
import { PhaseDots } from './phase-dots.tsx';
import { RowAction } from './row-action.tsx';
import { StepDeadline } from './step-deadline.tsx';

/** A deal in 64 px: whose, with whom, how far, what comes next and until when. */
export function DealRow({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  return (
    <li className={classes.row}>
      <Swatch of={deal} id={deal.opportunity_id ?? undefined} />
      <div className={classes.names}>
        <span className={classes.title} title={deal.project_title}>
          <RowLink to={routes.dealView(deal.id)} isProject coversRow>
            {deal.project_title}
          </RowLink>
        </span>
        <span className={classes.party}>
          {t(`otherParty.${deal.side}`, { name: partyName(deal.other_party) })}
        </span>
      </div>
      <PhaseDots phase={deal.phase} status={deal.status} />
      <p className={classes.step}>{useShortStep(deal)}</p>
      <div className={classes.until}>
        <StepDeadline deal={deal} />
      </div>
      <div className={classes.action}>
        <RowAction deal={deal} />
      </div>
    </li>
  );
}
