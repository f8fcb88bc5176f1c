import type { Opportunity } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, Button, Group, Status, Text } from '@handover/shared/ui';
import classes from './access-panel.module.css';
import { WithdrawRequest } from './withdraw-request.tsx';

/** One's own request that waits: for an answer to what the owner has asked, or for that of the owner, with how to take it back. */
export function PendingRequest({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const { type_of_opportunity: context, request_access_status: access } = opportunity;
  const { request_id, asked_at, expires_at, reply_by } = access;
  const requests = routes.deals('requester', { view: 'requests' });
  if (reply_by)
    return (
      <div role="status" className={classes.requested}>
        <Status kind="waiting">{t('access.requested.askedBack')}</Status>
        <Text>{t('access.requested.askedBackText', { context, date: date(marketDay(reply_by)) })}</Text>
        <Button component={Link} to={requests} data-main-action="">
          {t('access.requested.reply')}
        </Button>
      </div>
    );
  return (
    <div role="status" className={classes.requested}>
      <Status kind="waiting">{t('access.requested.state', { context })}</Status>
      <Text>{t('access.requested.text', { context })}</Text>
      {asked_at && expires_at ? (
        <Text size="sm" className={classes.label}>
          {t(opportunity.under_exclusivity ? 'access.requested.untilExclusive' : 'access.requested.until', {
            context,
            asked: date(asked_at),
            date: date(marketDay(expires_at)),
          })}
        </Text>
      ) : null}
      <Group gap="md">
        {request_id === null ? null : <WithdrawRequest requestId={request_id} opportunity={opportunity} />}
        <Anchor component={Link} to={requests}>
          {t('access.requested.action', { context })}
        </Anchor>
      </Group>
    </div>
  );
}
