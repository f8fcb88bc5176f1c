import { useTranslation } from '@handover/shared/i18n';

/** What the field for documents says where whole folders can be added. */
export function useUploadFolder() {
  const { t } = useTranslation('deals');
  return {
    texts: {
      drop: t('folders.drop'),
      choose: t('folders.choose'),
      waiting: (count: number) => t('folders.waiting', { count }),
    },
  };
}
