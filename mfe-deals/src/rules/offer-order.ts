import { LETTER_MARKS, type Offer, type Opportunity, paidAtClosing } from '@handover/shared/contract';

export const OFFER_ORDERS = ['newest', 'price', 'closing', 'validity', 'mark'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** What is paid at closing; null where the letter does not say how the price is paid. */
export const closingOf = ({ letter: { terms } }: Offer): number | null =>
  terms?.price == null || !terms.structure ? null : paidAtClosing(terms.price, terms.structure);

/** The time at which the offer came as it stands now. */
export const sentAt = ({ letter }: Offer): string => letter.versions.at(-1)?.created_at ?? letter.created_at;

const isOpen = ({ letter }: Offer) => letter.status === 'submitted';
/** The higher first; what is not told, and what is in another currency than the asking price, last. */
const byAmount =
  (amountOf: (offer: Offer) => number | null, currency: number) => (one: Offer, other: Offer) => {
    const [first, second] = [one, other].map((offer) =>
      offer.letter.terms?.currency === currency ? amountOf(offer) : null,
    );
    return (second ?? -1) - (first ?? -1);
  };
const markRank = ({ own }: Offer) => {
  const mark = own?.mark;
  return mark ? LETTER_MARKS.indexOf(mark) : LETTER_MARKS.length;
};

/** The offers in an order that the owner chooses. What can still be accepted comes first. */
export function orderedOffers(
  offers: Offer[],
  order: OfferOrder,
  { preferred_currency: currency }: Pick<Opportunity, 'preferred_currency'>,
): Offer[] {
  const compare: Record<OfferOrder, (one: Offer, other: Offer) => number> = {
    newest: () => 0,
    price: byAmount(({ letter }) => letter.terms?.price ?? null, currency),
    closing: byAmount(closingOf, currency),
    validity: (one, other) => one.letter.expiration_date.localeCompare(other.letter.expiration_date),
    mark: (one, other) => markRank(one) - markRank(other),
  };
  return offers.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      compare[order](one, other) ||
      sentAt(other).localeCompare(sentAt(one)),
  );
}
