import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useOffers } from '../../queries/offers.query.ts';

/**
 * What accepting a letter of this deal does to each other open letter, in sentences. For the owner of a business
 * alone: nobody else knows of them.
 * @param end the chosen end of exclusivity, yyyy-mm-dd; '' while none is.
 */
export function useRivalLetters({ id, role, side, opportunity_id }: DealDetail, end: string): string[] {
  const { t } = useTranslation('deals');
  const { money, date } = useFormat();
  const partyName = usePartyName();
  const opportunityId = role === 'owner' && side === 'seller' ? opportunity_id : null;
  const offers = useOffers(opportunityId);
  if (opportunityId === null) return [];
  if (offers.isPending) return [t('loi.accept.letters.loading')];
  if (!offers.data) return [t('loi.accept.letters.failed')];
  return offers.data.offers
    .filter(({ letter }) => letter.status === 'submitted' && letter.deal_id !== id)
    .map(({ letter: { expiration_date: lastDay, terms }, buyer }) =>
      t(`loi.accept.letters.${end !== '' && lastDay > end ? 'later' : 'within'}`, {
        offer: [partyName(buyer, 'alone'), money(terms?.price, terms?.currency)].filter(Boolean).join(', '),
        date: date(lastDay),
      }),
    );
}
