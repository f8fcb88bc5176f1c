import type { Offer, Opportunity } from '@handover/shared/contract';
import { readerDay, readerDaysTo, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { closingOf, sentAt } from '../../../rules/offer-order.ts';
import { type TermName, useTermRows } from '../versions/use-term-rows.ts';

export interface OfferRow {
  name: string;
  label: string;
  textOf: (offer: Offer) => string;
}

/** The lines of the comparison, each with the text of an offer in it; '' where the offer does not say. */
export function useOfferRows(opportunity: Opportunity): OfferRow[] {
  const { t } = useTranslation('deals');
  const { t: ofInputs } = useTranslation('inputs');
  const { money, compactMoney, multiple, date } = useFormat();
  const rowsOf = useTermRows(opportunity);
  const { exact } = opportunity;
  const term = (name: TermName): OfferRow => ({
    name,
    label: t(`loi.terms.label.${name}`),
    textOf: ({ letter }) => rowsOf(letter).find((row) => row.name === name)?.value ?? '',
  });
  const multipleOf = (
    name: 'multiple' | 'multipleReported' | 'multipleNormalised',
    ebitda: number | null,
  ): OfferRow[] =>
    exact && ebitda !== null
      ? [
          {
            name,
            label: t(`offers.${name}`, { ebitda: compactMoney(ebitda, exact.currency), year: exact.year }),
            textOf: ({ letter: { terms } }) =>
              terms?.currency === exact.currency ? multiple(terms.price, ebitda) : '',
          },
        ]
      : [];
  const [reported, normalised] = [exact?.ebitda ?? null, exact?.normalised_ebitda ?? null];
  return [
    term('price'),
    term('asking'),
    ...multipleOf(normalised === null ? 'multiple' : 'multipleReported', reported),
    ...multipleOf('multipleNormalised', normalised),
    {
      ...term('closing'),
      textOf: (offer) => money(closingOf(offer), offer.letter.terms?.currency),
    },
    term('vendor_loan'),
    term('earn_out'),
    term('structure'),
    term('financing'),
    term('conditions'),
    term('exclusivity'),
    term('validity'),
    {
      name: 'buyer',
      label: t('offers.buyer'),
      textOf: ({ buyer_profile: profile }) =>
        profile?.kind ? ofInputs(`buyer.kinds.${profile.kind}`) : t('offers.notShown'),
    },
    {
      name: 'funds',
      label: t('offers.funds'),
      textOf: ({ buyer_profile: profile }) => {
        if (!profile) return t('offers.notShown');
        if (profile.funds_shown_on) return t('offers.fundsShown', { date: date(profile.funds_shown_on) });
        return t(profile.proof ? 'offers.proofUnseen' : 'offers.noProof');
      },
    },
    {
      name: 'phase',
      label: t('offers.phase'),
      textOf: ({ deal }) =>
        deal.status === 'active' ? t(`phase.${deal.phase}`) : t(`offers.dealStatus.${deal.status}`),
    },
    {
      name: 'since',
      label: t('offers.since'),
      textOf: (offer) => {
        const sent = sentAt(offer);
        return t('offers.sent', { count: -readerDaysTo(readerDay(sent)), date: date(sent) });
      },
    },
  ];
}
