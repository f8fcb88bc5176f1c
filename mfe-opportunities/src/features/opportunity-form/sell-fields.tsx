import { type Company, TEXT } from '@handover/shared/contract';
import { FormChapter, MoneyField, SelectField, TextAreaField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChartField } from '@handover/shared/org-chart';
import { MarketFields } from './market-fields.tsx';

const PUBLIC = ['activity', 'unique_selling_proposition'] as const;
const SECRET = ['financial', 'operational_kpi', 'ownership_structure'] as const;

export function SellFields({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation('opportunities');
  const own = companies.map(({ id, name }) => ({ value: String(id), label: name }));
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
      <FormChapter id="business" title={t('form.chapter.business')}>
        <SelectField name="company_id" label={t('form.company_id')} options={own} required />
        <TextField
          name="project_title"
          label={t('form.project_title')}
          description={t('form.help.project_title')}
          required
        />
      </FormChapter>
      <MarketFields sectorsName="sectors" />
      <FormChapter id="story" title={t('form.chapter.story')} lead={t('form.publicLead')}>
        {texts(PUBLIC, true)}
      </FormChapter>
      <FormChapter id="price" title={t('form.chapter.price')} lead={t('form.priceLead')}>
        <MoneyField name="asking_price" label={t('form.asking_price')} currencyName="preferred_currency" />
      </FormChapter>
      <FormChapter id="secret" title={t('form.chapter.secret')} lead={t('form.secretLead')}>
        {texts(SECRET, false)}
      </FormChapter>
      <FormChapter id="organisation" title={t('form.chapter.organisation')} lead={t('form.secretLead')}>
        <OrgChartField name="organizational_chart" />
      </FormChapter>
    </>
  );
}
