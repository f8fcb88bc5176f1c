import type { DocumentVersion } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** '12 pages, 2.4 MB'; of what has no known pages, the size. */
export function useSizeText() {
  const { t } = useTranslation('deals');
  const { fileSize } = useFormat();
  return ({ pages, size }: Pick<DocumentVersion, 'pages' | 'size'>) =>
    [pages === null ? '' : t('dataRoom.pages', { count: pages }), fileSize(size)].filter(Boolean).join(' · ');
}
