import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, Page, QueryView, Text } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { CompanyPagination } from '../features/company-table/company-pagination.tsx';
import { CompanyTable } from '../features/company-table/company-table.tsx';
import { useCompanyList } from '../queries/company-list.query.ts';

export const CompanyListPage = () => {
  const { t } = useTranslation('companies');
  const [query, setQuery] = useSearchParams();
  const name = query.get('name') ?? '';
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const list = useCompanyList(name, page);
  const show = (values: Record<string, string>) =>
    setQuery(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
  const create = (
    <Button component={Link} to={routes.companyEdit('create')}>
      {t('list.create')}
    </Button>
  );
  const none = list.data?.count === 0;
  return (
    <Page title={t('list.title')} lead={t('list.lead')} actions={none && !name ? undefined : create}>
      {none && !name ? null : (
        <SearchField label={t('list.search')} value={name} onSearch={(wanted) => show({ name: wanted })} />
      )}
      <Text role="status" size="sm" my="md">
        {list.data && !none ? t('list.count', { count: list.data.count }) : ''}
      </Text>
      <QueryView
        query={list}
        skeleton={<LoadingBlock variant="list" />}
        empty={
          name ? (
            <EmptyState
              title={t('list.noMatchTitle')}
              text={t('list.noMatchText', { name })}
              action={
                <Button variant="default" onClick={() => show({})}>
                  {t('list.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={create} />
          )
        }
      >
        {({ results, pages_count }) => (
          <>
            <CompanyTable companies={results} />
            <CompanyPagination
              page={page}
              pages={pages_count}
              onPage={(to) => show({ name, page: String(to) })}
            />
          </>
        )}
      </QueryView>
    </Page>
  );
};
