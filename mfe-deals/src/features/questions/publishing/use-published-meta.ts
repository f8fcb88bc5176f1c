import type { PublishedAnswer } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** The topic, and when it was published and corrected. */
export function usePublishedMeta() {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  return ({ category, published_at, corrected_at }: PublishedAnswer): string =>
    [
      category && t(`questions.category.${category}`),
      t('questions.published.at', { date: date(published_at) }),
      corrected_at && t('questions.corrected', { date: date(corrected_at) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
