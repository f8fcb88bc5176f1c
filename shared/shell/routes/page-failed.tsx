import { Button, StatePage } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes } from '../../kernel/router/index.ts';
import { focusNextTitle } from '../frame/focus-next-title.ts';

interface PageFailedProps {
  title: string;
  onRetry: () => void;
  lead?: string;
  action?: string;
  /** Code of the failure, for support. */
  code?: string;
}

/** Shown in place of a page that failed to load or to render. */
export function PageFailed({ title, onRetry, lead, action, code }: PageFailedProps) {
  const { t } = useTranslation();
  const retry = () => {
    // The button disappears with this page, so the focus goes to the title of the next one.
    focusNextTitle(document.querySelector('main h1'));
    onRetry();
  };
  return (
    <StatePage
      isAlert
      drawing="broken"
      title={title}
      text={lead ?? t('host.failed.text')}
      action={
        <>
          <Button onClick={retry}>{action ?? t('host.failed.retry')}</Button>
          <Button component={Link} to={routes.home} variant="default">
            {t('host.failed.home')}
          </Button>
        </>
      }
      note={code && t('host.failed.code', { code })}
    />
  );
}
