import type { Offers } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { ActingForLine, BackLink } from '@handover/shared/ui-extra';
import { BidDatePanel } from '../features/loi/bids/bid-date-panel.tsx';
import { OrderedOffers } from '../features/loi/offers/ordered-offers.tsx';
import { useOffers } from '../queries/offers.query.ts';

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
  const { id, project_title: title, request_access_status: access } = offers.opportunity;
  // Whoever reads this page is its owner, or staff.
  const isStaff = access?.status !== 'owner';
  const isEmpty = offers.offers.length + offers.sealed.length === 0;
  return (
    <Page
      title={t('offers.title')}
      eyebrow={<BackLink href={routes.oppView(id)}>{title}</BackLink>}
      lead={t(isStaff ? 'offers.leadStaff' : 'offers.lead')}
    >
      <ActingForLine actingFor={offers.opportunity.acting_for} />
      <BidDatePanel offers={offers} />
      {isEmpty ? <EmptyState title={t('offers.empty.title')} text={t('offers.empty.text')} /> : null}
      {offers.offers.length > 0 ? <OrderedOffers offers={offers} /> : null}
    </Page>
  );
}
