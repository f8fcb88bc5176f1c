import type { Offers } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { CSSProperties } from 'react';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { mayAs } from '../../../rules/acting.ts';
import { type OfferOrder, orderedOffers } from '../../../rules/offer-order.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferMark } from './offer-mark.tsx';
import { OfferNote } from './offer-note.tsx';
import classes from './offers.module.css';
import { useOfferRows } from './use-offer-rows.tsx';

/** The offers in columns, the terms in lines. Where the columns do not fit, they scroll and the names of the terms stay; on a phone these stand above. */
export function OfferTable({
  offers: { opportunity, offers },
  order,
}: {
  offers: Offers;
  order: OfferOrder;
}) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const rows = useOfferRows(opportunity);
  const columns = orderedOffers(offers, order, opportunity).map((offer) => ({
    ...offer,
    name: partyName(offer.buyer),
  }));
  const { acting_for: actingFor } = opportunity;
  const isOwner = columns.every(({ own }) => own !== null) && mayAs(actingFor, 'negotiate');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
    <section className={classes.scroll} aria-label={t('offers.table')} tabIndex={0}>
      <table className={classes.table} style={{ '--offers': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {t('loi.compare.term')}
            </th>
            {columns.map((offer) => (
              <th key={offer.letter.id} scope="col">
                <OfferHead offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ textOf }) => columns.some((offer) => textOf(offer)))
            .map(({ name, label, textOf }) => (
              <tr key={name} data-row={name}>
                <th scope="row">{label}</th>
                {columns.map((offer) => (
                  <td key={offer.letter.id}>{textOf(offer) || '–'}</td>
                ))}
              </tr>
            ))}
          {isOwner ? (
            <>
              <tr>
                <th scope="row">{t('offers.mine')}</th>
                {columns.map(({ letter, own, name }) => (
                  <td key={letter.id}>
                    {own ? (
                      <div className={classes.own}>
                        <OfferMark letterId={letter.id} own={own} name={name} />
                        <OfferNote letterId={letter.id} own={own} name={name} />
                      </div>
                    ) : null}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('offers.answer')}</th>
                {columns.map((offer) => (
                  <td key={offer.letter.id}>
                    <OfferAnswer offer={offer} name={offer.name} mayAccept={mayAs(actingFor, 'accept')} />
                  </td>
                ))}
              </tr>
            </>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
