import type { RemoteError } from '@handover/shared/federation';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group, Page, Text } from '@handover/shared/ui';
import { useAreaName } from '../shell/use-area-name.ts';

interface AreaFailedProps {
  remote: string;
  error: RemoteError;
  onRetry: () => void;
}

/** In place of a page that could not be had: which area it is, what still works, and the way to try again. */
export function AreaFailed({ remote, error, onRetry }: AreaFailedProps) {
  const { t } = useTranslation();
  const area = useAreaName()(remote);
  return (
    <Page title={t('host.failed.title', { area })} lead={t('host.failed.text')} width="read">
      <div role="alert">
        <Group>
          <Button onClick={onRetry}>{t('host.failed.retry')}</Button>
          <Button component={Link} to={routes.home} variant="default">
            {t('host.failed.home')}
          </Button>
        </Group>
        <Text mt="lg" size="sm" c="dimmed">
          {t('host.failed.code', { code: error.code })}
        </Text>
      </div>
    </Page>
  );
}
