import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Text } from '@handover/shared/ui';
import { useId, useRef } from 'react';
import classes from './access-panel.module.css';
import { AccessStep } from './access-step.tsx';
import { ExclusivityNote } from './exclusivity-note.tsx';
import { PendingRequest } from './pending-request.tsx';

/** What the viewer can do next, by their access status. */
export function AccessPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const heading = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { id, project_title: title, type_of_opportunity: context } = opportunity;
  const ask = async () => {
    const answer = await modals.open('get-access', { opportunityId: id, title });
    // The button that had the focus is unmounted by now.
    if (answer) setTimeout(() => headingRef.current?.focus({ preventScroll: true }), 0);
  };

  return (
    <aside className={classes.panel} aria-labelledby={heading}>
      <h2 ref={headingRef} id={heading} tabIndex={-1} className={classes.heading}>
        {t('access.title')}
      </h2>
      <ExclusivityNote opportunity={opportunity} />
      <AccessStep opportunity={opportunity}>
        {opportunity.request_access_status.status === 'requested' ? (
          <PendingRequest />
        ) : (
          <>
            <Text>{t('access.request.text', { context })}</Text>
            <Button onClick={ask}>{t('access.request.action')}</Button>
          </>
        )}
      </AccessStep>
    </aside>
  );
}
