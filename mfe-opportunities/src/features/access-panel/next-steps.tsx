import { DAYS, type Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import { nextStepsOf } from '../../rules/access-step.ts';
import classes from './access-panel.module.css';

/** What follows a request for access. Who has access, or can't ask, needs no explanation. */
export function NextSteps({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const context = opportunity.type_of_opportunity;
  const steps = nextStepsOf(opportunity);
  if (steps.length === 0) return null;
  return (
    <section className={classes.next} aria-labelledby={heading}>
      <h3 id={heading} className={classes.nextTitle}>
        {t('access.next.title')}
      </h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>{t(`access.next.${step}`, { context, count: DAYS.requestAnswer })}</li>
        ))}
      </ul>
    </section>
  );
}
