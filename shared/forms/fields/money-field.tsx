import { currencyOf } from '../../format/index.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit'> {
  /** Id as on the wire; euro where none is chosen. */
  currency?: number | string | null;
}

export const MoneyField = ({ currency, ...props }: MoneyFieldProps) => (
  <NumberField {...props} unit={currencyOf(currency ?? 1).symbol} />
);
