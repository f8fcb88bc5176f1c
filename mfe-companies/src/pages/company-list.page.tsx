import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, Page } from '@handover/shared/ui';
import { CompanyList } from '../features/company-list/company-list.tsx';

export const CompanyListPage = () => {
  const { t } = useTranslation('companies');
  const create = (
    <Button component={Link} to={routes.companyEdit('create')}>
      {t('list.create')}
    </Button>
  );
  const none = <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />;
  return (
    <Page title={t('list.title')} lead={t('list.lead')} actions={create}>
      <CompanyList none={none} />
    </Page>
  );
};
