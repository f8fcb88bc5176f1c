import type { Company } from '@handover/shared/contract';
import { useNewRecord } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { ActingForLine, BackLink } from '@handover/shared/ui-extra';
import { CompanyForm } from '../features/company-form/company-form.tsx';
import { CompanyLoader } from './company-loader.tsx';

type Registered = Pick<Company, 'id' | 'name'>;

export const CompanyEditPage = () => {
  const { t } = useTranslation('companies');
  const { id } = useParams();
  const { isNew, key, ...registration } = useNewRecord<Registered>(routes.companyEdit);
  if (isNew) return <NewCompany key={key} {...registration} />;
  return (
    <CompanyLoader id={Number(id) || 0} isForm>
      {(company) => (
        <Page
          title={t('form.editTitle', { name: company.name })}
          eyebrow={<BackLink href={routes.companyView(company.id)}>{company.name}</BackLink>}
        >
          <ActingForLine actingFor={company.acting_for} />
          <CompanyForm key={company.id} company={company} />
        </Page>
      )}
    </CompanyLoader>
  );
};

interface NewCompanyProps {
  stored: Registered | undefined;
  onStored: (company: Registered) => void;
}

/**
 * A new company. Once it is stored, if only in part, the page is an edit page; the form stays as it is, with the
 * parts that are still to be saved.
 */
function NewCompany({ stored: company, onStored }: NewCompanyProps) {
  const { t } = useTranslation('companies');
  return (
    <Page
      title={company ? t('form.editTitle', { name: company.name }) : t('form.createTitle')}
      lead={company ? undefined : t('form.createLead')}
      eyebrow={
        company ? (
          <BackLink href={routes.companyView(company.id)}>{company.name}</BackLink>
        ) : (
          <BackLink href={routes.companies()}>{t('list.title')}</BackLink>
        )
      }
    >
      <CompanyForm onRegistered={onStored} />
    </Page>
  );
}
