import type { Offers } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams, useSearchParams } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, NativeSelect, Page, QueryView } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { BidDatePanel } from '../features/loi/bids/bid-date-panel.tsx';
import { OfferTable } from '../features/loi/offers/offer-table.tsx';
import classes from '../features/loi/offers/offers.module.css';
import { useOffers } from '../queries/offers.query.ts';
import { OFFER_ORDERS } from '../rules/offer-order.ts';

/** All letters for an opportunity side by side, for its owner. */
export function OffersPage() {
  const { t } = useTranslation('deals');
  const opportunityId = Number(useParams().opportunity);
  const frame = <BackLink href={routes.oppView(opportunityId)}>{t('offers.back')}</BackLink>;
  return (
    <QueryView
      query={useOffers(opportunityId)}
      skeleton={
        <Page title={t('offers.title')} eyebrow={frame}>
          <LoadingBlock variant="record" count={8} />
        </Page>
      }
      notFound={
        <Page title={t('offers.notFound.title')}>
          <EmptyState
            title={t('offers.notFound.text')}
            action={
              <Anchor component={Link} to={routes.deals()}>
                {t('view.back')}
              </Anchor>
            }
          />
        </Page>
      }
      frame={(failure) => (
        <Page title={t('offers.title')} eyebrow={frame}>
          {failure}
        </Page>
      )}
    >
      {(offers) => <OffersView offers={offers} />}
    </QueryView>
  );
}

function OffersView({ offers }: { offers: Offers }) {
  const { t } = useTranslation('deals');
  const [search, setSearch] = useSearchParams();
  const order = OFFER_ORDERS.find((each) => each === search.get('order')) ?? 'newest';
  const { id, project_title: title, request_access_status: access } = offers.opportunity;
  // Whoever reads this page is its owner, or staff.
  const isStaff = access?.status !== 'owner';
  return (
    <Page
      title={t('offers.title')}
      eyebrow={<BackLink href={routes.oppView(id)}>{title}</BackLink>}
      lead={t(isStaff ? 'offers.leadStaff' : 'offers.lead')}
    >
      <BidDatePanel offers={offers} />
      {offers.offers.length === 0 ? (
        <EmptyState title={t('offers.empty.title')} text={t('offers.empty.text')} />
      ) : (
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
      )}
    </Page>
  );
}
