import type { AccessRequest, AccessRequestStatus, DealRole } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { RowLink, Status, type StatusKind } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { partyName } from '../../rules/party-name.ts';
import { OwnerActions } from './owner-actions.tsx';
import classes from './request-list.module.css';
import { WithdrawRequest } from './withdraw-request.tsx';

const statusKinds: Record<AccessRequestStatus, StatusKind> = {
  pending: 'waiting',
  accepted: 'open',
  declined: 'danger',
  withdrawn: 'closed',
  expired: 'closed',
};

export function RequestRow({ request, asRole: role }: { request: AccessRequest; asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { requester } = request;

  return (
    <li className={classes.row}>
      <Swatch of={request} id={request.opportunity_id} />
      <div className={classes.details}>
        <RowLink to={routes.opportunity(request.opportunity_id)} isProject>
          {request.opportunity_name}
        </RowLink>
        {requester ? (
          <p className={classes.requester}>
            {partyName(requester)}
            {requester.linkedin_url ? (
              <a href={requester.linkedin_url} target="_blank" rel="noreferrer">
                {t('requests.linkedin', { name: partyName(requester) })}
              </a>
            ) : null}
          </p>
        ) : null}
        {request.message ? <blockquote className={classes.message}>{request.message}</blockquote> : null}
        <p className={classes.muted}>
          {t(`requests.dates.${request.status === 'pending' ? 'pending' : 'over'}`, {
            asked: date(request.created_at),
            expires: date(request.expires_at),
          })}
        </p>
      </div>
      <div className={classes.answer}>
        <Status kind={statusKinds[request.status]}>{t(`requests.status.${request.status}`)}</Status>
        {request.status !== 'pending' ? null : role === 'owner' ? (
          <OwnerActions request={request} />
        ) : (
          <WithdrawRequest request={request} />
        )}
      </div>
    </li>
  );
}
