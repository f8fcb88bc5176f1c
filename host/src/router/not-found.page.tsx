import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group, Page } from '@handover/shared/ui';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('host.notFound.title')} lead={t('host.notFound.text')} width="read">
      <Group>
        <Button component={Link} to={routes.opportunities('sell')}>
          {t('host.notFound.browse')}
        </Button>
        <Button component={Link} to={routes.home} variant="default">
          {t('host.notFound.home')}
        </Button>
      </Group>
    </Page>
  );
}
