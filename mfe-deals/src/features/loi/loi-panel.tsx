import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, EmptyState } from '@handover/shared/ui';
import { may } from '../../rules/deal-state.ts';
import classes from './loi.module.css';
import { LoiLetterCard } from './loi-letter-card.tsx';

/** The letters of a deal, the latest first. */
export function LoiPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const letters = [...deal.loi_documents].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const submit = may(deal, 'submit_loi') ? (
    <Button onClick={() => void modals.open('loi-submit', { dealId: deal.id })}>
      {t('action.submit_loi')}
    </Button>
  ) : null;

  if (letters.length === 0)
    return <EmptyState title={t('loi.empty')} text={t(`loi.emptyText.${deal.side}`)} action={submit} />;
  return (
    <div className={classes.panel}>
      {submit}
      <ul className={classes.letters}>
        {letters.map((letter) => (
          <LoiLetterCard key={letter.id} letter={letter} deal={deal} />
        ))}
      </ul>
    </div>
  );
}
