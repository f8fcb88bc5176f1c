import type { Offers } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm, useModals } from '@handover/shared/modals';
import { Link, routes } from '@handover/shared/router';
import { Button, Group, Section, Status } from '@handover/shared/ui';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useRemoveBidDate } from '../../../queries/bidding.mutation.ts';
import { mayAs } from '../../../rules/acting.ts';
import classes from '../offers/offers.module.css';

/** The day until which letters are due, with what its owner may do, and who has sent one under seal. */
export function BidDatePanel({ offers }: { offers: Offers }) {
  const { t } = useTranslation('deals');
  const { date, language } = useFormat();
  const partyName = usePartyName();
  const { bid_date: bids, sealed, opportunity } = offers;
  const isSettable = offers.can_set_bid_date && mayAs(opportunity.acting_for, 'negotiate');
  if (!bids && !isSettable) return null;
  const isOver = bids !== null && bids.date < marketToday();
  const state = bids === null ? 'none' : isOver ? 'over' : bids.sealed ? 'sealed' : 'running';
  return (
    <Section title={t('bids.title')}>
      <div className={classes.panel}>
        <p className={classes.note}>
          {t(`bids.state.${state}`, { date: date(bids?.date), place: marketPlace(language) })}
        </p>
        {sealed.length > 0 ? (
          <ul className={classes.sealed}>
            {sealed.map(({ letter, buyer }) => (
              <li key={letter.id}>
                <Link to={routes.dealView(letter.deal_id, { tab: 'loi' })}>{partyName(buyer, 'alone')}</Link>
                <span>{t('bids.from', { date: date(letter.created_at) })}</span>
                <Status kind="waiting">{t('bids.sealed')}</Status>
              </li>
            ))}
          </ul>
        ) : null}
        {isSettable ? <BidDateActions offers={offers} isOver={isOver} /> : null}
      </div>
    </Section>
  );
}

function BidDateActions({ offers, isOver }: { offers: Offers; isOver: boolean }) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const confirm = useConfirm();
  const messages = useMessages();
  const { opportunity, bid_date: bidDate, sealed } = offers;
  const removal = useRemoveBidDate(opportunity.id);
  const hasSealed = sealed.length > 0;
  const remove = async () => {
    const sure = await confirm({
      title: t('bids.remove.title'),
      text: t(isOver ? 'bids.remove.overText' : 'bids.remove.text'),
      action: t('bids.remove.action'),
    });
    if (!sure) return;
    await removal.mutateAsync().then(
      () => messages.success(t('bids.remove.done')),
      (error) => messages.failure(error),
    );
  };
  return (
    <Group gap="sm">
      <Button
        variant="default"
        onClick={() => modals.open('bid-date', { opportunityId: opportunity.id, bidDate, hasSealed })}
      >
        {t(bidDate === null ? 'bids.action.set' : isOver ? 'bids.action.again' : 'bids.action.move')}
      </Button>
      {bidDate !== null && !hasSealed ? (
        <Button variant="default" loading={removal.isPending} onClick={remove}>
          {t('bids.remove.action')}
        </Button>
      ) : null}
    </Group>
  );
}
