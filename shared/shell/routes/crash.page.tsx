import { Button, StatePage } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { routes } from '../../kernel/router/index.ts';
import classes from './crash.module.css';

/**
 * The outermost error boundary: the frame itself threw. Both buttons load a new document, since the state of this one can't be
 * trusted.
 */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main className={classes.content}>
      <StatePage
        drawing="broken"
        title={t('host.crash.title')}
        text={t('host.crash.text')}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{t('host.crash.reload')}</Button>
            <Button component="a" href={routes.home} variant="default">
              {t('host.failed.home')}
            </Button>
          </>
        }
      />
    </main>
  );
}
