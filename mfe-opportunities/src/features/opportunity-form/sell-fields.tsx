import { type Company, TEXT } from '@handover/shared/contract';
import { FormSection, MoneyField, SelectField, TextAreaField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChartField } from '@handover/shared/org-chart';
import { MarketFields } from './market-fields.tsx';

const PUBLIC = ['activity', 'unique_selling_proposition'] as const;
const CONFIDENTIAL = ['financial', 'operational_kpi', 'ownership_structure'] as const;

export function SellFields({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation('opportunities');
  const companyOptions = companies.map(({ id, name }) => ({ value: String(id), label: name }));
  const texts = (names: readonly string[], required: boolean) =>
    names.map((name) => (
      <TextAreaField
        key={name}
        name={name}
        label={t(`form.${name}`)}
        description={t(`form.help.${name}`)}
        maxLength={TEXT.longMax}
        required={required}
      />
    ));
  return (
    <>
      <FormSection id="business" title={t('form.section.business')}>
        <SelectField name="company_id" label={t('form.company_id')} options={companyOptions} required />
        <TextField
          name="project_title"
          label={t('form.project_title')}
          description={t('form.help.project_title')}
          required
        />
      </FormSection>
      <MarketFields sectorsName="sectors" />
      <FormSection id="description" title={t('form.section.description')} lead={t('form.publicLead')}>
        {texts(PUBLIC, true)}
      </FormSection>
      <FormSection id="price" title={t('form.section.price')} lead={t('form.priceLead')}>
        <MoneyField name="asking_price" label={t('form.asking_price')} currencyName="preferred_currency" />
      </FormSection>
      <FormSection id="confidential" title={t('form.section.confidential')} lead={t('form.confidentialLead')}>
        {texts(CONFIDENTIAL, false)}
      </FormSection>
      <FormSection id="organisation" title={t('form.section.organisation')} lead={t('form.confidentialLead')}>
        <OrgChartField name="organizational_chart" />
      </FormSection>
    </>
  );
}
