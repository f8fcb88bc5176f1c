import type { DealDetail, RoomChange } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';
import { useEffectTexts } from '../../../hooks/use-effect-texts.ts';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { usePreviewChange } from '../../../queries/room-effect.query.ts';

/**
 * Asks before a move that opens documents to the buyer or closes them, or leaves them more open than their folder, naming
 * these; true where it does none of it.
 */
export function useConfirmEffect(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const preview = usePreviewChange(deal.id);
  const effectTexts = useEffectTexts();
  const buyer = usePartyName()(deal.other_party);
  return async (change: RoomChange): Promise<boolean> => {
    const sentences = effectTexts(await preview(change), buyer);
    if (sentences.length === 0) return true;
    return confirm({
      title: t('effect.title', { name: buyer }),
      text: sentences.join(' '),
      action: t('folders.move.action'),
    });
  };
}
