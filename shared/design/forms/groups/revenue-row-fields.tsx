import { useTranslation } from '../../../kernel/i18n/index.ts';
import { SelectField } from '../choices/select-field.tsx';
import type { SelectFieldOption } from '../choices/use-choices.ts';
import { MoneyField } from '../fields/money-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { GroupItem } from './group-item.tsx';

interface RevenueRowFieldsProps {
  name: string;
  title: string;
  years: SelectFieldOption[];
  currency: string | null;
  onRemove?: () => void;
}

export const RevenueRowFields = ({ name, title, years, currency, onRemove }: RevenueRowFieldsProps) => {
  const { t } = useTranslation('inputs');
  return (
    <GroupItem title={title} onRemove={onRemove} removeLabel={t('removeYear', { year: title })}>
      <SelectField name={`${name}.year`} label={t('year')} options={years} searchable={false} required />
      <MoneyField name={`${name}.revenue`} label={t('revenue')} currency={currency} required />
      <NumberField name={`${name}.number_of_employees`} label={t('employees')} integer required />
      <MoneyField name={`${name}.ebitda`} label={t('ebitda')} currency={currency} />
      <MoneyField name={`${name}.net_profit`} label={t('netProfit')} currency={currency} />
    </GroupItem>
  );
};
