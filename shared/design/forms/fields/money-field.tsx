import { currencyOf } from '../../format/index.ts';
import { CurrencySelect } from './currency-select.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit' | 'section' | 'integer' | 'money'> {
  /** Id as on the wire; euro where none is chosen. */
  currency?: number | string | null;
  /** Path of the currency's id in the values: it is chosen in the field itself then. */
  currencyName?: string;
}

/** An amount in the way of the language, `1 250 000,50` or `1,250,000.50`, pasted ones too; its currency in the field. */
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
