import type { Company } from '@handover/shared/contract';
import { useNewRecord } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Navigate, routes, useParams } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { ActingForLine, BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { CompanyForm } from '../features/company-form/company-form.tsx';
import { allowsEdit } from '../rules/acting.ts';
import { CompanyLoader } from './company-loader.tsx';

type Registered = Pick<Company, 'id' | 'name'>;

export const CompanyEditPage = () => {
  const { id } = useParams();
  const { isNew, key, ...registration } = useNewRecord<Registered>(routes.companyEdit);
  if (isNew) return <NewCompany key={key} {...registration} />;
  return (
    <CompanyLoader id={Number(id) || 0} isForm>
      {(company) => <StoredCompany key={company.id} company={company} />}
    </CompanyLoader>
  );
};

function StoredCompany({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  // Whose right ends meanwhile keeps what is typed; saving says why it is refused.
  const [mayBegin] = useState(() => allowsEdit(company));
  if (!mayBegin) return <Navigate to={routes.companyView(company.id)} replace />;
  return (
    <Page
      title={t('form.editTitle', { name: company.name })}
      eyebrow={<BackLink href={routes.companyView(company.id)}>{company.name}</BackLink>}
    >
      <ActingForLine actingFor={company.acting_for} />
      <CompanyForm company={company} />
    </Page>
  );
}

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
