import { DAYS, type DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Consequences } from '../../../components/consequences.tsx';
import { usePartyName } from '../../../hooks/use-party-name.ts';

/** What becomes of the listing, of others of the company, of rivals, of the data room and of contact. Rivals are counted for the owner alone, and never named. */
export function SaleConsequences({ deal, begins = [] }: { deal: DealDetail; begins?: string[] }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { type_of_opportunity: context, number_of_active_deals: active } = deal;
  const name = partyName(deal.other_party);
  return (
    <Consequences
      sentences={[
        ...begins,
        t('actionDialog.complete.final'),
        t('actionDialog.complete.market', { context, days: DAYS.soldShown }),
        // What else the company is listed as is the seller's to know.
        ...(deal.side === 'seller' ? [t('actionDialog.complete.listings')] : []),
        active === null
          ? t('actionDialog.complete.rivalsUnknown', { context })
          : // This deal is one of them.
            t('actionDialog.complete.rivals', { count: Math.max(0, active - 1) }),
        t('actionDialog.complete.stays', { name }),
        t('actionDialog.complete.contact', { name }),
      ]}
    />
  );
}
