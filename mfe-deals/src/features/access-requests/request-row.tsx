import type { AccessRequest, AccessRequestStatus, DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, RowLink, Status, type StatusKind } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { AgreementButton } from '../../components/agreement-button.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { isOpen, requestState } from '../../rules/request-state.ts';
import { AskedPart } from './asked-part.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { RequestDates } from './request-dates.tsx';
import classes from './request-list.module.css';
import { RequestOutcome } from './request-outcome.tsx';
import { RequesterActions } from './requester-actions.tsx';
import { useMayAnswer } from './use-may-answer.ts';

const statusKinds: Record<AccessRequestStatus | 'closed', StatusKind> = {
  closed: 'closed',
  pending: 'waiting',
  asked: 'waiting',
  accepted: 'open',
  declined: 'danger',
  withdrawn: 'closed',
  expired: 'closed',
};

export function RequestRow({ request, asRole: role }: { request: AccessRequest; asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { requester } = request;
  const state = requestState(request);
  return (
    <li className={classes.row}>
      <Swatch of={request} id={request.opportunity_id} />
      <div className={classes.details}>
        <RowLink to={routes.opportunity(request.opportunity_id)} isProject>
          {request.opportunity_name}
        </RowLink>
        {requester ? (
          <p className={classes.requester}>
            {partyName(requester, 'alone')}
            {requester.linkedin_url ? (
              <a href={requester.linkedin_url} target="_blank" rel="noreferrer">
                {t('requests.linkedin', { name: partyName(requester) })}
              </a>
            ) : null}
          </p>
        ) : null}
        {request.message ? <blockquote className={classes.message}>{request.message}</blockquote> : null}
        <RequestDates request={request} asRole={role} />
        <AskedPart request={request} asRole={role} />
        <RequestOutcome request={request} asRole={role} />
      </div>
      <div className={classes.answer}>
        <Status kind={statusKinds[state]}>{t(`requests.status.${state}`)}</Status>
        {isOpen(request) ? <Actions request={request} asRole={role} /> : null}
        <AgreementButton requestId={request.id} project={request.opportunity_name} />
        {request.deal_id === null ? null : (
          <Anchor component={Link} to={routes.dealView(request.deal_id)} size="sm">
            {t('requests.deal')}
          </Anchor>
        )}
      </div>
    </li>
  );
}

function Actions({ request, asRole }: { request: AccessRequest; asRole: DealRole }) {
  const mayAnswer = useMayAnswer();
  if (asRole === 'requester') return <RequesterActions request={request} />;
  return mayAnswer ? <OwnerActions request={request} /> : null;
}
