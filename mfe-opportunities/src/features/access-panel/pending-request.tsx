import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, Status, Text } from '@handover/shared/ui';
import classes from './access-panel.module.css';

export function PendingRequest({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  return (
    <div role="status" className={classes.requested}>
      <Status kind="waiting">{t('access.requested.state')}</Status>
      <Text>{t('access.requested.text', { context: type })}</Text>
      <Anchor component={Link} to={routes.deals('requester')}>
        {t('access.requested.action')}
      </Anchor>
    </div>
  );
}
