import type { Offer } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group } from '@handover/shared/ui';

interface OfferAnswerProps {
  offer: Offer;
  name: string;
  /** An adviser does not, unless the owner has said so. */
  mayAccept: boolean;
}

/** Accepts or declines an offer that waits, each after a dialog; nothing where it is answered or its deal is paused. */
export function OfferAnswer({ offer: { letter, deal }, name, mayAccept }: OfferAnswerProps) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  if (letter.status !== 'submitted' || deal.status !== 'active') return null;
  const props = { dealId: deal.id, letter };
  return (
    <Group gap="xs">
      {mayAccept && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('offers.acceptOf', { name })}
          onClick={() => modals.open('loi-accept', props)}
        >
          {t('offers.accept')}
        </Button>
      )}
      {letter.counter_proposals.some(({ status }) => status === 'open') ? null : (
        <Button
          size="xs"
          variant="default"
          aria-label={t('offers.counterOf', { name })}
          onClick={() => modals.open('loi-counter', props)}
        >
          {t('offers.counter')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={t('offers.declineOf', { name })}
        onClick={() => modals.open('loi-decline', props)}
      >
        {t('offers.decline')}
      </Button>
    </Group>
  );
}
