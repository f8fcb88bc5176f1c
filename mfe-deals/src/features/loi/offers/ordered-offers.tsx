import type { Offers } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { NativeSelect } from '@handover/shared/ui';
import { OFFER_ORDERS } from '../../../rules/offer-order.ts';
import { OfferTable } from './offer-table.tsx';
import classes from './offers.module.css';

/** The offers in an order that stands in the address. */
export function OrderedOffers({ offers }: { offers: Offers }) {
  const { t } = useTranslation('deals');
  const [search, setSearch] = useSearchParams();
  const order = OFFER_ORDERS.find((each) => each === search.get('order')) ?? 'newest';
  return (
    <>
      <div className={classes.toolbar}>
        <NativeSelect
          label={t('offers.order.label')}
          value={order}
          options={OFFER_ORDERS.map((value) => ({ value, label: t(`offers.order.${value}`) }))}
          onChoose={(value) =>
            setSearch(value === 'newest' ? {} : { order: value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
      <OfferTable offers={offers} order={order} />
    </>
  );
}
