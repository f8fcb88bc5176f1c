import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Text } from '@handover/shared/ui';
import classes from './access-panel.module.css';

/** For viewers without access; the owner and the parties of a deal see the exclusivity in the deal. */
export function ExclusivityNote({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { status } = opportunity.request_access_status;
  if (!opportunity.under_exclusivity || status === 'owner' || status === 'deal_exists') return null;
  return (
    <Text size="sm" className={classes.note}>
      {t('access.exclusivity', { context: opportunity.type_of_opportunity })}
    </Text>
  );
}
