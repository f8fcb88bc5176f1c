import { Button, Group, Page, Text } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes } from '../../kernel/router/index.ts';
import { focusNextTitle } from '../frame/focus-next-title.ts';

interface PageFailedProps {
  title: string;
  onRetry: () => void;
  /** What happened, and what the button does, where that is not the usual. */
  lead?: string;
  action?: string;
  /** What to name to those who run the site. */
  code?: string;
}

/** In place of a page that could not be had: what still works, and the way to try again. */
export function PageFailed({ title, onRetry, lead, action, code }: PageFailedProps) {
  const { t } = useTranslation();
  const retry = () => {
    // The button goes with this page: whoever pressed it is led to the title of what comes.
    focusNextTitle(document.querySelector('main h1'));
    onRetry();
  };
  return (
    <Page title={title} lead={lead ?? t('host.failed.text')} width="read">
      <div role="alert">
        <Group>
          <Button onClick={retry}>{action ?? t('host.failed.retry')}</Button>
          <Button component={Link} to={routes.home} variant="default">
            {t('host.failed.home')}
          </Button>
        </Group>
        {code && (
          <Text mt="lg" size="sm" c="dimmed">
            {t('host.failed.code', { code })}
          </Text>
        )}
      </div>
    </Page>
  );
}
