import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState } from '@handover/shared/ui';

/** Shown in place of the form to a user who has no company to sell; nobody registers one for somebody else. */
export function NoCompany({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('opportunities');
  if (!isOwn) return <EmptyState title={t('form.noCompany.sold')} />;
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
