import { useTranslation } from '@handover/shared/i18n';
import { Button, Page } from '@handover/shared/ui';

/** Behind every other boundary: the frame itself failed. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <Page title={t('host.crash.title')} lead={t('host.crash.text')} width="read">
        <Button onClick={() => window.location.reload()}>{t('host.crash.reload')}</Button>
      </Page>
    </main>
  );
}
