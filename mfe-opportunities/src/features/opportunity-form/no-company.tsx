import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState } from '@handover/shared/ui';

/** In place of the form for who has no company to sell. */
export function NoCompany() {
  const { t } = useTranslation('opportunities');
  return (
    <EmptyState
      title={t('form.noCompany.title')}
      text={t('form.noCompany.text')}
      action={
        <Button component={Link} to={routes.companyEdit('create')}>
          {t('form.noCompany.action')}
        </Button>
      }
    />
  );
}
