import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx';

export function ModerationPage() {
  const { t } = useTranslation('opportunities');
  return (
    <Page title={t('moderation.title')} lead={t('moderation.lead')}>
      <ModerationQueue />
    </Page>
  );
}
