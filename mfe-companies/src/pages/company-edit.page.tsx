import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, LoadingBlock, Page } from '@handover/shared/ui';
import { CompanyForm } from '../features/company-form/company-form.tsx';
import { CompanyFailure } from '../features/load-failure/company-failure.tsx';
import { useCompany } from '../queries/company.query.ts';

export const CompanyEditPage = () => {
  const { t } = useTranslation('companies');
  const { id } = useParams();
  const creating = id === 'create';
  const { data: company, error, isFetching, refetch } = useCompany(creating ? undefined : Number(id) || 0);
  if (creating)
    return (
      <Page
        title={t('form.createTitle')}
        lead={t('form.createLead')}
        eyebrow={<BackLink href={routes.companies()}>{t('list.title')}</BackLink>}
      >
        <CompanyForm key="create" />
      </Page>
    );
  if (error && !company)
    return <CompanyFailure error={error} onRetry={() => refetch()} retrying={isFetching} />;
  if (!company) return <LoadingBlock variant="page" />;
  return (
    <Page
      title={t('form.editTitle', { name: company.name })}
      eyebrow={<BackLink href={routes.companyView(company.id)}>{company.name}</BackLink>}
    >
      <CompanyForm key={company.id} company={company} />
    </Page>
  );
};
