import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';

/** The two lists of opportunities, by what one looks for. */
export function SearchLinks() {
  const { t } = useTranslation();
  return (
    <Group>
      <Button component={Link} to={routes.opportunities('sell')} variant="default">
        {t('host.home.search.sell')}
      </Button>
      <Button component={Link} to={routes.opportunities('buy')} variant="default">
        {t('host.home.search.buy')}
      </Button>
    </Group>
  );
}
