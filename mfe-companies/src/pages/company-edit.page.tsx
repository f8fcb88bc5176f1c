import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, Page } from '@handover/shared/ui';
import { CompanyForm } from '../features/company-form/company-form.tsx';
import { CompanyLoader } from './company-loader.tsx';

export const CompanyEditPage = () => {
  const { t } = useTranslation('companies');
  const { id } = useParams();
  if (id === 'create')
    return (
      <Page
        title={t('form.createTitle')}
        lead={t('form.createLead')}
        eyebrow={<BackLink href={routes.companies()}>{t('list.title')}</BackLink>}
      >
        <CompanyForm key="create" />
      </Page>
    );
  return (
    <CompanyLoader id={Number(id) || 0}>
      {(company) => (
        <Page
          title={t('form.editTitle', { name: company.name })}
          eyebrow={<BackLink href={routes.companyView(company.id)}>{company.name}</BackLink>}
        >
          <CompanyForm key={company.id} company={company} />
        </Page>
      )}
    </CompanyLoader>
  );
};
