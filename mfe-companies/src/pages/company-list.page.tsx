import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, Page } from '@handover/shared/ui';
import { ActingForSelect, useActingDelegation } from '@handover/shared/ui-extra';
import { CompanyList } from '../features/company-list/company-list.tsx';

export const CompanyListPage = () => {
  const { t } = useTranslation('companies');
  const isOwn = useActingDelegation().id === undefined;
  const create = isOwn && (
    <Button component={Link} to={routes.companyEdit('create')}>
      {t('list.create')}
    </Button>
  );
  const none = <EmptyState title={t('list.emptyTitle')} text={isOwn ? t('list.emptyText') : undefined} />;
  return (
    <Page
      title={t(isOwn ? 'list.title' : 'list.titleOfOthers')}
      lead={isOwn && t('list.lead')}
      status={<ActingForSelect scopes={['company']} />}
      actions={create}
    >
      <CompanyList none={none} />
    </Page>
  );
};
