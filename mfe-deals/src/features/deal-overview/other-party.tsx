import type { Party } from '@handover/shared/contract';
import { PhoneLink } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Avatar } from '@handover/shared/ui';
import { partyName } from '../../rules/party-name.ts';
import classes from './deal-overview.module.css';

export function OtherParty({ party }: { party: Party }) {
  const { t } = useTranslation('deals');
  return (
    <address className={classes.party}>
      <Avatar name={partyName(party)} src={party.image} size={56} />
      <div className={classes.contact}>
        <strong>{partyName(party)}</strong>
        {party.email ? <a href={`mailto:${party.email}`}>{party.email}</a> : null}
        {party.phone ? <PhoneLink phone={party.phone} /> : null}
        {party.linkedin_url ? (
          <a href={party.linkedin_url} target="_blank" rel="noreferrer">
            {t('requests.linkedin', { name: partyName(party) })}
          </a>
        ) : null}
      </div>
    </address>
  );
}
