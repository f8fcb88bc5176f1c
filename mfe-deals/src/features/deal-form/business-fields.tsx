import { type DealDetail, TEXT } from '@handover/shared/contract';
import {
  FieldPair,
  FormSection,
  OfficesField,
  PhoneField,
  RevenuesField,
  TextField,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChartField } from '@handover/shared/org-chart';
import { LongTexts } from './long-texts.tsx';

/** What a deal tells of the business itself. */
export function BusinessFields({ documents }: { documents: DealDetail['documents'] }) {
  const { t } = useTranslation('deals');
  const section = (id: string) => ({ id, title: t(`edit.section.${id}`) });
  return (
    <>
      <FormSection {...section('company')}>
        <TextField name="company_name" label={t('overview.companyName')} required />
        <FieldPair>
          <TextField name="website" label={t('overview.website')} type="url" placeholder="https://" />
          <PhoneField name="phone" label={t('overview.phone')} />
        </FieldPair>
        <FieldPair>
          <TextField name="zip_code" label={t('edit.field.zip_code')} maxLength={TEXT.zipCodeMax} />
          <TextField name="city" label={t('overview.city')} maxLength={TEXT.placeMax} />
        </FieldPair>
      </FormSection>
      <FormSection {...section('description')}>
        <LongTexts names={['activity', 'unique_selling_proposition']} required />
      </FormSection>
      <FormSection {...section('offices')}>
        <OfficesField />
      </FormSection>
      <FormSection {...section('figures')}>
        <RevenuesField proofs={Object.values(documents).flatMap((files) => files ?? [])} />
      </FormSection>
      <FormSection {...section('confidential')} lead={t('edit.confidentialLead')}>
        <LongTexts names={['financial', 'operational_kpi', 'ownership_structure']} />
      </FormSection>
      <FormSection {...section('organisation')} lead={t('edit.confidentialLead')}>
        <OrgChartField name="organizational_chart" />
      </FormSection>
    </>
  );
}
