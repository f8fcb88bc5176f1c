import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button, Page } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { Moderation } from '../features/moderation/moderation.tsx';

export function ModerationPage() {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  return (
    <Page
      title={t('moderation.title')}
      lead={t('moderation.lead')}
      eyebrow={<BackLink href={routes.marketFigures}>{t('moderation.staffRoom')}</BackLink>}
      actions={
        <Button variant="default" aria-haspopup="dialog" onClick={() => modals.open('house-agreement', {})}>
          {t('agreement.houseTitle')}
        </Button>
      }
    >
      <Moderation />
    </Page>
  );
}
