import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState } from '@handover/shared/ui';
import { isOver } from '../../../rules/deal-state.ts';
import { BidDateNote } from '../bids/bid-date-note.tsx';
import { SealedLetters } from '../bids/sealed-letters.tsx';
import classes from '../loi.module.css';
import { VersionComparison } from '../versions/version-comparison.tsx';
import { LetterCard } from './letter-card.tsx';

/** The letters of a deal, newest first. They are submitted and answered in the next-step panel above the tabs. */
export function LetterList({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const letters = [...deal.loi_documents].sort((a, b) => b.number - a.number);
  if (letters.length === 0 && deal.sealed_letters.length === 0) {
    if (isOver(deal))
      return (
        <EmptyState
          title={t(deal.status === 'cancelled' && deal.role === 'requester' ? 'loi.closed' : 'loi.none')}
        />
      );
    return (
      <>
        <BidDateNote deal={deal} />
        <EmptyState title={t('loi.empty')} text={t(`loi.emptyText.${deal.side}`)} />
      </>
    );
  }
  return (
    <div className={classes.tab}>
      <BidDateNote deal={deal} />
      {deal.opportunity_id &&
      deal.role === 'owner' &&
      deal.side === 'seller' &&
      deal.acting_for?.scope !== 'deal' ? (
        <Anchor component={Link} to={routes.offers(deal.opportunity_id)}>
          {t('offers.all')}
        </Anchor>
      ) : null}
      <ul className={classes.letters}>
        <SealedLetters deal={deal} />
        {letters.map((letter) => (
          <LetterCard key={letter.id} letter={letter} deal={deal} />
        ))}
      </ul>
      <VersionComparison deal={deal} />
    </div>
  );
}
