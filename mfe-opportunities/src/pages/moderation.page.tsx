import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { ReviewQueue } from '../features/review/review-queue.tsx';

export function ModerationPage() {
  const { t } = useTranslation('opportunities');
  return (
    <Page title={t('review.title')} lead={t('review.lead')}>
      <ReviewQueue />
    </Page>
  );
}
