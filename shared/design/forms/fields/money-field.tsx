import { currencyOf } from '../../format/index.ts';
import { CurrencySelect } from './currency-select.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit' | 'section' | 'integer' | 'money'> {
  /** The id of the currency; default euro. */
  currency?: number | string | null;
  /** The path of the currency's id in the values: the field then has a select for it. */
  currencyName?: string;
}

/** An amount in the format of the language, `1 250 000,50` or `1,250,000.50`, with its currency. */
export const MoneyField = ({ currency, currencyName, ...props }: MoneyFieldProps) => (
  <NumberField
    {...props}
    money
    unit={currencyOf(currency ?? 1).symbol}
    section={
      currencyName ? (
        <CurrencySelect name={currencyName} of={props.label} disabled={props.disabled} />
      ) : undefined
    }
  />
);
