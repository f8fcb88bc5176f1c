import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { CurrencyLine } from '../fields/currency-line.tsx';
import { FieldPair } from '../fields/field-pair.tsx';
import { MoneyField } from '../fields/money-field.tsx';

const RANGES = [
  ['preferred_min_revenue', 'preferred_max_revenue'],
  ['preferred_ebitda_min', 'preferred_ebitda_max'],
] as const;

/** The size of the business that a mandate looks for: ranges of revenue and EBITDA, in one currency. */
export const PreferredRangesField = () => {
  const { t } = useTranslation('inputs');
  const currency: string = useWatch({ name: 'preferred_currency' });
  return (
    <>
      <CurrencyLine name="preferred_currency" />
      {RANGES.map(([min, max]) => (
        <FieldPair key={min}>
          <MoneyField name={min} label={t(min)} currency={currency} checks={max} />
          <MoneyField name={max} label={t(max)} currency={currency} />
        </FieldPair>
      ))}
    </>
  );
};
