import type { Company } from '@handover/shared/contract';
import { FormSection, OfficesField, RecordForm, RevenuesField, useRecordForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { useSaveCompany } from '../../queries/save-company.mutation.ts';
import { newCompany, toStored } from '../../rules/company-form-values.ts';
import { IdentityFields, PlaceFields } from './company-fields.tsx';
import { companyFormSchema } from './company-form.schema.ts';

const SECTIONS = [
  {
    id: 'identity',
    fields: ['name', 'sectors', 'sub_sectors', 'website', 'phone', 'activity'],
    required: ['name', 'sectors'],
    Fields: IdentityFields,
  },
  { id: 'place', fields: ['country', 'region', 'city', 'zip_code'], Fields: PlaceFields },
  { id: 'offices', fields: ['offices'], Fields: OfficesField },
  { id: 'figures', fields: ['currency', 'revenues'], required: ['revenues'], Fields: RevenuesField },
];

export const CompanyForm = ({ company }: { company?: Company }) => {
  const { t } = useTranslation('companies');
  const messages = useMessages();
  const navigate = useNavigate();
  const isNew = company === undefined;
  const record = useRecordForm({
    schema: companyFormSchema,
    stored: company ? toStored(company) : { values: newCompany(), updatedAt: undefined },
    draftKey: `company-${company?.id ?? 'create'}`,
    sections: SECTIONS.map(({ Fields: _, ...section }) => ({ ...section, title: t(`form.${section.id}`) })),
    calls: useSaveCompany(),
    onSaved: ({ id, values }) => {
      messages.success(isNew ? t('form.created', { name: values.name }) : t('form.saved'));
      navigate(routes.companyView(id), { replace: isNew });
    },
  });
  return (
    <RecordForm
      record={record}
      action={t(isNew ? 'form.create' : 'form.save')}
      cancel={{ to: isNew ? routes.companies() : routes.companyView(company.id), label: t('form.cancel') }}
    >
      {SECTIONS.map(({ id, Fields }) => (
        <FormSection key={id} id={id} title={t(`form.${id}`)} lead={t(`form.${id}Help`)}>
          <Fields />
        </FormSection>
      ))}
    </RecordForm>
  );
};
