import type { DealDetail, LoiDocument } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { can } from '../../../rules/deal-state.ts';

/** The seller answers a letter with other terms. It stands at the letter: the panel of the next step has the two answers that end it. */
export function CounterButton({ letter, deal }: { letter: LoiDocument; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  if (!can(deal, 'counter_loi')) return null;
  return (
    <Button variant="default" onClick={() => modals.open('loi-counter', { dealId: deal.id, letter })}>
      {t('action.counter_loi')}
    </Button>
  );
}
