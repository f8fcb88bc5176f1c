import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Text } from '@handover/shared/ui';
import { useId, useRef } from 'react';
import classes from './access-panel.module.css';
import { AccessStep } from './access-step.tsx';
import { ExclusivityNote } from './exclusivity-note.tsx';
import { Requested } from './requested.tsx';

/** Always answers 'what can I do now', by the access status of the viewer. */
export function AccessPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const heading = useId();
  const place = useRef<HTMLHeadingElement>(null);
  const { id, project_title: title, type_of_opportunity: context } = opportunity;
  const ask = async () => {
    const answer = await modals.open('get-access', { opportunityId: id, title });
    // The button that had the focus is gone.
    if (answer) setTimeout(() => place.current?.focus({ preventScroll: true }), 0);
  };

  return (
    <aside className={classes.panel} aria-labelledby={heading}>
      <h2 ref={place} id={heading} tabIndex={-1} className={classes.heading}>
        {t('panel.title')}
      </h2>
      <ExclusivityNote opportunity={opportunity} />
      <AccessStep opportunity={opportunity}>
        {opportunity.request_access_status.status === 'requested' ? (
          <Requested />
        ) : (
          <>
            <Text>{t('panel.ask.text', { context })}</Text>
            <Button size="md" onClick={ask}>
              {t('panel.ask.action')}
            </Button>
          </>
        )}
      </AccessStep>
    </aside>
  );
}
