import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, Page } from '@handover/shared/ui';
import { ActingForSelect, useActingDelegation } from '@handover/shared/ui-extra';
import { CompanyList } from '../features/company-list/company-list.tsx';
import { ImportCompanies } from '../features/import-companies/import-companies.tsx';
import { useCompanyList } from '../queries/company-list.query.ts';
import { isFiltered, readFilters } from '../rules/list-filters.ts';

export const CompanyListPage = () => {
  const { t } = useTranslation('companies');
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const list = useCompanyList(filters);
  const isOwn = useActingDelegation().id === undefined;
  const create = isOwn && (
    <>
      <ImportCompanies />
      <Button component={Link} to={routes.companyEdit('create')}>
        {t('list.create')}
      </Button>
    </>
  );
  // The placeholder is of other filters: without a match there, this may be the whole list.
  const isEmpty = list.data?.count === 0 && !list.isPlaceholderData && !isFiltered(filters);
  return (
    <Page
      title={t(isOwn ? 'list.title' : 'list.titleOfOthers')}
      lead={isOwn && t('list.lead')}
      status={<ActingForSelect scopes={['company']} />}
      actions={isEmpty ? null : create}
    >
      {isEmpty ? (
        <EmptyState
          title={t('list.emptyTitle')}
          text={isOwn ? t('list.emptyText') : undefined}
          action={create}
        />
      ) : (
        <CompanyList list={list} filters={filters} />
      )}
    </Page>
  );
};
