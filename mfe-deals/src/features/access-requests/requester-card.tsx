import type { AccessRequest } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Avatar } from '@handover/shared/ui';
import { Introduction } from '@handover/shared/ui-extra';
import { AgreementButton } from '../../components/agreement-button.tsx';
import { BuyerPart } from '../../components/buyer-part.tsx';
import { knownName, usePartyName } from '../../hooks/use-party-name.ts';
import { AskedPart } from './asked-part.tsx';
import classes from './request-dialog.module.css';

/** The requester, the time of the request, and its message. */
export function RequesterCard({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { date } = useFormat();
  const { requester, message } = request;
  const name = partyName(requester, 'alone');
  return (
    <div className={classes.requester}>
      <Avatar name={knownName(requester)} src={requester?.image} size={56} />
      <div>
        <p className={classes.name}>{name}</p>
        {requester ? (
          <p className={classes.told}>
            <Introduction of={requester} />
          </p>
        ) : null}
        <p className={classes.note}>
          {requester?.linkedin_url ? (
            <a href={requester.linkedin_url} target="_blank" rel="noreferrer">
              {t('requests.linkedin', { name })}
            </a>
          ) : (
            t('requests.noLinkedin')
          )}
          {' · '}
          {t('requests.dates.asked', {
            context: request.type_of_opportunity,
            asked: date(request.created_at),
          })}
        </p>
        {message ? (
          <blockquote className={classes.message}>{message}</blockquote>
        ) : (
          <p className={classes.note}>{t('requests.noMessage')}</p>
        )}
        <AgreementButton requestId={request.id} />
        <AskedPart request={request} asRole="owner" />
        {request.buyer_profile ? (
          <section className={classes.part}>
            <h3 className={classes.partTitle}>{t('requests.buyerProfile')}</h3>
            <BuyerPart profile={request.buyer_profile} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
