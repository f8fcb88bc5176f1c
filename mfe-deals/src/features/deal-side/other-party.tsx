import type { DealDetail } from '@handover/shared/contract';
import { PhoneLink } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Avatar } from '@handover/shared/ui';
import { Introduction } from '@handover/shared/ui-extra';
import { AgreementButton } from '../../components/agreement-button.tsx';
import { BuyerPart } from '../../components/buyer-part.tsx';
import { knownName, usePartyName } from '../../hooks/use-party-name.ts';
import { dealState, isOver } from '../../rules/deal-state.ts';
import classes from './deal-side.module.css';

/** The other party with company, contact and the message of the request: e-mail and phone stand here while the deal is open. */
export function OtherParty({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { other_party: party, side, role, private_data: data, request_message: message } = deal;
  const name = partyName(party, 'alone');
  // What is sold is named beside its seller, also on a mandate.
  const company = side === 'buyer' ? data?.company_name : '';
  return (
    <section className={classes.block}>
      <h2>{t(`overview.party.${side}`)}</h2>
      <address className={classes.party}>
        <Avatar name={knownName(party)} src={party.image} size={36} />
        <div className={classes.contact}>
          <strong>{name}</strong>
          {company && company !== party.company ? <span>{company}</span> : null}
          <Introduction of={party} />
          {party.email ? <a href={`mailto:${party.email}`}>{party.email}</a> : null}
          {party.phone ? <PhoneLink phone={party.phone} /> : null}
          {party.linkedin_url ? (
            <a href={party.linkedin_url} target="_blank" rel="noreferrer">
              {t('requests.linkedin', { name })}
            </a>
          ) : null}
        </div>
      </address>
      {party.is_suspended && !isOver(deal) ? (
        <Alert color="waiting">{t('side.suspended', { name })}</Alert>
      ) : null}
      {role === 'owner' && message ? <q className={classes.message}>{message}</q> : null}
      {deal.buyer_profile ? (
        <details>
          <summary>{t('requests.buyerProfile')}</summary>
          <BuyerPart profile={deal.buyer_profile} />
        </details>
      ) : null}
      <AgreementButton requestId={deal.access_request_id} />
      {party.email ? null : <p className={classes.muted}>{t(contactTextOf(deal))}</p>}
    </section>
  );
}

/** Why there is no contact; a rival had none while another buyer had exclusivity. */
function contactTextOf(deal: DealDetail) {
  if (!isOver(deal)) return 'side.contactClosed';
  return dealState(deal) === 'lost' ? 'side.contactLost' : 'side.contactOver';
}
