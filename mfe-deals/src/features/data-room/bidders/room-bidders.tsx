import { type Bidder, type DealDetail, routes } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { Section } from '@handover/shared/ui';
import { usePersonName } from '../../../hooks/use-party-name.ts';
import { useBidders } from '../../../queries/bidders.query.ts';
import classes from './room-bidders.module.css';

/** What each buyer of the listing has done, for its seller; nothing where there is one alone. */
export function RoomBidders({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { data } = useBidders(deal.id);
  const bidders = data?.bidders ?? [];
  if (bidders.length < 2) return null;
  return (
    <Section title={t('bidders.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['buyer', 'state', 'seen', 'read', 'questions', 'letters'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`bidders.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bidders.map((bidder) => (
            <BidderRow key={bidder.deal_id} bidder={bidder} isCurrent={bidder.deal_id === deal.id} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function BidderRow({ bidder, isCurrent }: { bidder: Bidder; isCurrent: boolean }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const name = usePersonName()(bidder.person, 'alone');
  const { status, phase, last_seen_at: seen, questions, questions_open: open, letters } = bidder;
  const { documents_read: read, documents_open: readable } = bidder;
  const state = status === 'active' ? t(`phase.${phase}`) : t(`bidders.status.${status}`);
  return (
    <tr aria-current={isCurrent || undefined}>
      <th scope="row">
        {isCurrent ? name : <Link to={routes.dealView(bidder.deal_id, { tab: 'data-room' })}>{name}</Link>}
      </th>
      <td data-label={t('bidders.state')}>{state}</td>
      <td data-label={t('bidders.seen')}>{seen === null ? t('bidders.never') : date(seen)}</td>
      <td data-label={t('bidders.read')}>
        {/* What was read may be closed since. */}
        {readable > 0 && readable >= read ? t('bidders.readOf', { read, count: readable }) : read}
      </td>
      <td data-label={t('bidders.questions')}>
        {open > 0 ? t('bidders.open', { questions, count: open }) : questions}
      </td>
      <td data-label={t('bidders.letters')}>{letters}</td>
    </tr>
  );
}
