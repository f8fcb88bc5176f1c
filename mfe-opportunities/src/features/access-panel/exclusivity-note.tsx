import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Text } from '@handover/shared/ui';
import classes from './access-panel.module.css';

/** Exclusivity of someone else concerns who has no access yet; the owner and a party of a deal read theirs there. */
export function ExclusivityNote({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { status } = opportunity.request_access_status;
  if (!opportunity.under_exclusivity || status === 'owner' || status === 'deal_exists') return null;
  return (
    <Text size="sm" className={classes.note}>
      {t('panel.exclusivity')}
    </Text>
  );
}
