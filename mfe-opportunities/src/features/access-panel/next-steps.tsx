import { DAYS, type Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import { isReadByStaff } from '../../rules/opportunity-state.ts';
import classes from './access-panel.module.css';

/** What follows a request for access. Who has access, or can't ask, needs no explanation. */
export function NextSteps({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const { request_access_status: access, type_of_opportunity: context, sold } = opportunity;
  if (sold || access.status === 'owner' || access.status === 'deal_exists') return null;
  if (isReadByStaff(opportunity) || access.can_request_from) return null;
  // Of one that waits, the day until which it can be answered stands above.
  const steps = access.status === 'requested' ? ['expiry'] : ['answer', 'opens'];
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
