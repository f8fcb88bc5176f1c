import type { Company } from '@handover/shared/contract';
import { PendingDocuments, ProvenFigures, useDocumentQueues } from '@handover/shared/documents';
import { FormSection, OfficesField, RecordForm, useRecordForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useUnsavedGuard } from '@handover/shared/modals';
import { routes, useNavigate } from '@handover/shared/router';
import { draftForms } from '@handover/shared/session';
import { type ReactNode, useEffect } from 'react';
import { useSaveCompany } from '../../queries/save-company.mutation.ts';
import { newCompany, toStored } from '../../rules/company-form-values.ts';
import type { CompanySection } from '../../rules/company-parts.ts';
import { ConfidentialFields, IdentityFields, PlaceFields, StoryFields } from './company-fields.tsx';
import { companyFormSchema } from './company-form.schema.ts';
import { useCompanySections } from './use-company-sections.ts';

interface CompanyFormProps {
  company?: Company;
  /** A new company is stored, but not all that belongs to it: from now on it is edited. */
  onRegistered?: (company: Pick<Company, 'id' | 'name'>) => void;
}

export const CompanyForm = ({ company, onRegistered }: CompanyFormProps) => {
  const { t } = useTranslation('companies');
  const messages = useMessages();
  const navigate = useNavigate();
  const isNew = company === undefined;
  const documents = useDocumentQueues('company');
  useUnsavedGuard(documents.busy);
  const record = useRecordForm({
    schema: companyFormSchema((company?.revenues.length ?? 0) > 0),
    stored: company ? toStored(company) : { values: newCompany(), updatedAt: undefined },
    draftKey: draftForms.company(company?.id ?? 'create'),
    draftKeyOf: draftForms.company,
    sections: useCompanySections(company, documents.busy),
    calls: useSaveCompany(documents),
    onSaved: ({ id, values }) => {
      // The person knows that it is registered once a part of it was stored.
      messages.success(storedId === null ? t('form.created', { name: values.name }) : t('form.saved'));
      navigate(routes.companyView(id), { replace: isNew });
    },
  });
  const { id: storedId, form } = record;
  useEffect(() => {
    if (isNew && storedId !== null) onRegistered?.({ id: storedId, name: form.getValues('name') });
  }, [isNew, storedId, form, onRegistered]);
  const fields: Record<string, ReactNode> & Record<CompanySection, ReactNode> = {
    identity: <IdentityFields tags={company?.tags} />,
    place: <PlaceFields />,
    story: <StoryFields />,
    confidential: <ConfidentialFields />,
    offices: <OfficesField />,
    figures: (
      <ProvenFigures
        owner="company"
        ownerId={record.stored.id ?? undefined}
        years={company?.revenues ?? []}
      />
    ),
    // The company is stored after a save that failed in part.
    documents: <PendingDocuments documents={documents} ownerId={record.stored.id ?? undefined} />,
  };
  return (
    <RecordForm
      record={record}
      action={t(storedId === null ? 'form.create' : 'form.save')}
      cancel={{
        to: storedId === null ? routes.companies() : routes.companyView(storedId),
        label: t('form.cancel'),
      }}
    >
      {record.sections.map(({ id, title }) => (
        <FormSection key={id} id={id} title={title} lead={t(`form.${id}Help`)}>
          {fields[id]}
        </FormSection>
      ))}
    </RecordForm>
  );
};
