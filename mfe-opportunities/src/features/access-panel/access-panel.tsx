import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import { useId } from 'react';
import classes from './access-panel.module.css';
import { AskForAccess } from './ask-for-access.tsx';
import { LinkStep } from './link-step.tsx';

/** Always answers 'what can I do now', by the access status of the viewer. */
export function AccessPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  return (
    <aside className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('panel.title')}
      </h2>
      {waits(opportunity) ? (
        <Text size="sm" className={classes.note}>
          {t('panel.exclusivity')}
        </Text>
      ) : null}
      <Step opportunity={opportunity} />
    </aside>
  );
}

/** Exclusivity of someone else concerns who has no access yet; the owner and a party of a deal read theirs there. */
const waits = ({ under_exclusivity, request_access_status: { status } }: Opportunity) =>
  under_exclusivity && status !== 'owner' && status !== 'deal_exists';

function Step({ opportunity }: { opportunity: Opportunity }) {
  const signedIn = useSignedIn();
  const { status, deal_id } = opportunity.request_access_status;
  if (status === 'owner') return <LinkStep step="owner" id={opportunity.id} />;
  if (status === 'deal_exists') return <LinkStep step="deal" id={deal_id} />;
  if (opportunity.sold) return <LinkStep step="sold" id={null} />;
  return signedIn ? (
    <AskForAccess opportunity={opportunity} />
  ) : (
    <LinkStep step="visitor" id={opportunity.id} type={opportunity.type_of_opportunity} />
  );
}
