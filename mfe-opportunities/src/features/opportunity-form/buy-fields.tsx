import { TEXT } from '@handover/shared/contract';
import {
  FormSection,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCurrencies } from '@handover/shared/reference';
import { MarketFields } from './market-fields.tsx';
import classes from './opportunity-form.module.css';

const RANGES = [
  ['preferred_min_revenue', 'preferred_max_revenue'],
  ['preferred_ebitda_min', 'preferred_ebitda_max'],
] as const;

export function BuyFields() {
  const { t } = useTranslation('opportunities');
  const currencies = useCurrencies();
  const currency: string = useWatch({ name: 'preferred_currency' });
  return (
    <>
      <FormSection id="mandate" title={t('form.section.mandate')} lead={t('form.publicLead')}>
        <TextField
          name="project_title"
          label={t('form.project_title')}
          description={t('form.help.mandate_title')}
          required
        />
        <TextAreaField
          name="preferred_description"
          label={t('form.preferred_description')}
          description={t('form.help.preferred_description')}
          maxLength={TEXT.longMax}
          rows={6}
          required
        />
      </FormSection>
      <MarketFields sectorsName="preferred_sectors" />
      <FormSection id="ranges" title={t('form.section.ranges')} lead={t('form.rangesLead')}>
        {RANGES.map(([min, max]) => (
          <div key={min} className={classes.pair}>
            <MoneyField name={min} label={t(`form.${min}`)} currency={currency} checks={max} />
            <MoneyField name={max} label={t(`form.${max}`)} currency={currency} />
          </div>
        ))}
        <SelectField
          name="preferred_currency"
          label={t('form.preferred_currency')}
          {...currencies}
          required
        />
      </FormSection>
    </>
  );
}
