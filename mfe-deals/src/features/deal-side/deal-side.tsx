import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { DealClock } from './deal-clock.tsx';
import classes from './deal-side.module.css';
import { ExclusivityProposal } from './exclusivity-proposal.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { OtherParty } from './other-party.tsx';
import { Waiting } from './waiting.tsx';

/** The panel beside every tab of a deal: the next step and its deadline, the other party, and open items. */
export function DealSide({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  return (
    <section className={classes.side} aria-label={t('side.label')}>
      <NextStepPanel deal={deal} />
      <ExclusivityProposal deal={deal} />
      <DealClock deal={deal} />
      <OtherParty deal={deal} />
      <Waiting deal={deal} />
    </section>
  );
}
