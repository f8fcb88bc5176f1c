import { FormSection, MoneyField, TextField, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { CurrencyField } from './currency-field.tsx';
import classes from './deal-form.module.css';
import { LongTexts } from './long-texts.tsx';

const RANGES = [
  ['preferred_min_revenue', 'preferred_max_revenue'],
  ['preferred_ebitda_min', 'preferred_ebitda_max'],
] as const;

export function MandateFields() {
  const { t } = useTranslation('deals');
  const currency: string = useWatch({ name: 'preferred_currency' });
  return (
    <>
      <FormSection id="search" title={t('edit.section.search')}>
        <TextField name="project_title" label={t('edit.field.project_title')} required />
        <LongTexts names={['preferred_description']} required />
      </FormSection>
      <FormSection id="ranges" title={t('edit.section.ranges')} lead={t('edit.rangesLead')}>
        {RANGES.map(([min, max]) => (
          <div key={min} className={classes.pair}>
            <MoneyField name={min} label={t(`edit.field.${min}`)} currency={currency} checks={max} />
            <MoneyField name={max} label={t(`edit.field.${max}`)} currency={currency} />
          </div>
        ))}
        <CurrencyField />
      </FormSection>
    </>
  );
}
