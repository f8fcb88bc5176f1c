import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { EmptyState } from '@handover/shared/ui';
import classes from './loi.module.css';
import { LoiLetterCard } from './loi-letter-card.tsx';

/** The letters of a deal, the latest first. To submit one, or to answer it, is the next step above the tabs. */
export function LoiPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const letters = [...deal.loi_documents].sort((a, b) => b.created_at.localeCompare(a.created_at));
  if (letters.length === 0)
    return <EmptyState title={t('loi.empty')} text={t(`loi.emptyText.${deal.side}`)} />;
  return (
    <ul className={classes.letters}>
      {letters.map((letter) => (
        <LoiLetterCard key={letter.id} letter={letter} deal={deal} />
      ))}
    </ul>
  );
}
