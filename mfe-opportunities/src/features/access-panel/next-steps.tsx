import { DAYS, type Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import { nextStepsOf } from '../../rules/access-step.ts';
import classes from './access-panel.module.css';

/** The steps after a request for access. Readers who have access, or can't ask, do not see them. */
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
