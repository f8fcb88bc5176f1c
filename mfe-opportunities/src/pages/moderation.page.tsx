import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { Moderation } from '../features/moderation/moderation.tsx';

export function ModerationPage() {
  const { t } = useTranslation('opportunities');
  return (
    <Page title={t('moderation.title')} lead={t('moderation.lead')}>
      <Moderation />
    </Page>
  );
}
