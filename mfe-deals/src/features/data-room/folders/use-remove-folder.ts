import type { DealDetail, RoomFolder } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { useRef } from 'react';
import { useEffectTexts } from '../../../hooks/use-effect-texts.ts';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useRemoveFolder as useRemoval } from '../../../queries/folders.mutation.ts';
import { usePreviewChange } from '../../../queries/room-effect.query.ts';

/** Removes a folder, after it is said that what is in it goes up and stays, and what of it opens or closes thereby. */
export function useRemoveFolder(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const { isPending, mutateAsync } = useRemoval(deal.id);
  const preview = usePreviewChange(deal.id);
  const effectTexts = useEffectTexts();
  const buyer = usePartyName()(deal.other_party);
  const isAsked = useRef(false);
  const remove = async ({ id, name, count }: RoomFolder) => {
    // A second click, while it is found out what the first one would open, asks nothing again.
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const effect = effectTexts(await preview({ remove_folder: id }), buyer);
      const isSure = await confirm({
        title: t('folders.remove.title', { name }),
        text: [t('folders.remove.text', { count }), ...effect].join(' '),
        action: t('folders.remove.action'),
      });
      if (!isSure) return;
      await mutateAsync(id);
      messages.success(t('folders.remove.done', { name }));
    } catch (error) {
      messages.failure(error);
    } finally {
      isAsked.current = false;
    }
  };
  return { isPending, remove };
}
