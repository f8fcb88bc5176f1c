import { Button, Group, Page } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { routes } from '../../kernel/router/index.ts';
import classes from './crash.module.css';

/**
 * Behind every other boundary: the frame itself failed. Its ways on load the page anew, since nothing of what runs here
 * can be trusted any more.
 */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main className={classes.content}>
      <Page title={t('host.crash.title')} lead={t('host.crash.text')} width="read">
        <Group>
          <Button onClick={() => window.location.reload()}>{t('host.crash.reload')}</Button>
          <Button component="a" href={routes.home} variant="default">
            {t('host.failed.home')}
          </Button>
        </Group>
      </Page>
    </main>
  );
}
