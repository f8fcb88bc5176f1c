import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { DealBrief } from './deal-brief.tsx';
import classes from './deal-side.module.css';
import { NextStepPanel } from './next-step-panel.tsx';
import { Waiting } from './waiting.tsx';

/** The panel beside every tab of a deal: the next step and its deadline, the other party, and open items. On a phone the next step alone. */
export function DealSide({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  return (
    <section className={classes.side} aria-label={t('side.label')}>
      <NextStepPanel deal={deal} />
      <div className={classes.beside}>
        <DealBrief deal={deal} />
        <Waiting deal={deal} />
      </div>
    </section>
  );
}
