import type { Offer } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Status } from '@handover/shared/ui';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { letterStatusKinds } from '../letters/letter-status.ts';
import classes from './offers.module.css';

/** Whose offer it is, with a link to the letter in its deal, and its state. */
export function OfferHead({ offer: { letter, deal, buyer } }: { offer: Offer }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  return (
    <>
      <Link className={classes.buyer} to={routes.dealView(deal.id, { tab: 'loi', letter: letter.id })}>
        {partyName(buyer, 'alone')}
      </Link>
      <span className={classes.letter}>
        {t('loi.name', { number: letter.number, version: letter.version })}
      </span>
      <Status kind={letterStatusKinds[letter.status]}>{t(`loi.status.${letter.status}`)}</Status>
    </>
  );
}
