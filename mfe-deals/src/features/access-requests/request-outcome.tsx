import type { AccessRequest, DealRole } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { isClosedByServer } from '../../rules/request-state.ts';
import classes from './request-list.module.css';

/** The reason for a declined request, and from when its requester may ask again. */
export function RequestOutcome({ request, asRole: role }: { request: AccessRequest; asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { status, decline_reason: reason, can_request_from: from, type_of_opportunity: type } = request;
  if (status !== 'declined') return null;
  return (
    <>
      <p className={classes.reason}>
        {reason === null
          ? t(`requests.outcome.noReason.${role}`, { context: type })
          : isClosedByServer(request)
            ? t(`requests.outcome.${reason}`, { context: type })
            : t('requests.outcome.reason', { reason })}
      </p>
      {from ? (
        <p className={classes.muted}>
          {t('requests.outcome.again', { context: type, date: date(marketDay(from)) })}
        </p>
      ) : null}
    </>
  );
}
