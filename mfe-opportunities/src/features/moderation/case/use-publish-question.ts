import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';

/** Asks for confirmation before publishing: everyone can read it from then on. */
export function usePublishQuestion(): (title: string) => Promise<boolean> {
  const { t } = useTranslation('opportunities');
  const confirm = useConfirm();
  return (title) =>
    confirm({
      title: t('moderation.publishTitle'),
      text: t('moderation.publishText', { title }),
      action: t('moderation.publish'),
    });
}
