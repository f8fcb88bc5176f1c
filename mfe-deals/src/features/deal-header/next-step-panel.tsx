import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Group } from '@handover/shared/ui';
import { useId } from 'react';
import { partyName } from '../../rules/party-name.ts';
import { nextStep } from './next-step.ts';
import classes from './next-step-panel.module.css';
import { StepButton } from './step-button.tsx';

/** The next step in one sentence. Screen readers announce it when the other side moves the deal on. */
export function NextStepPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const heading = useId();
  const step = nextStep(deal);

  return (
    <section aria-labelledby={heading} className={classes.panel}>
      <h2 id={heading} className={classes.heading}>
        {t('nextStep.title')}
      </h2>
      <p role="status" className={classes.sentence}>
        {t(`nextStep.${step.key}`, {
          name: partyName(deal.other_party),
          date: step.date ? date(step.date) : '',
          reason: deal.cancellation_reason ?? '',
        })}
      </p>
      {step.actions.length > 0 ? (
        <Group gap="sm">
          {step.actions.map((action, index) => (
            <StepButton key={action} deal={deal} action={action} isPrimary={index === 0} />
          ))}
        </Group>
      ) : null}
    </section>
  );
}
