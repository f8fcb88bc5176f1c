import { currencyOf } from '../../format/index.ts';
import { TextInput } from '../../ui-extra/index.ts';
import { CurrencySelect } from './currency-select.tsx';
import classes from './fields.module.css';
import { type FieldProps, inputProps } from './use-field.ts';
import { useNumberInput } from './use-number-input.ts';

export interface MoneyFieldProps extends FieldProps {
  /** The id of the currency; default euro. */
  currency?: number | string | null;
  /** The path of the currency's id in the values: the field then has a select for it. */
  currencyName?: string;
}

const SELECT_WIDTH = '5.75rem';

/** An amount in the format of the language, `1 250 000,50` or `1,250,000.50`, with its currency. */
export const MoneyField = ({ currency, currencyName, ...props }: MoneyFieldProps) => {
  const { input, error } = useNumberInput({ ...props, money: true });
  const unit = <span className={classes.unit}>{currencyOf(currency ?? 1).symbol}</span>;
  return (
    <TextInput
      {...inputProps(props)}
      {...input}
      error={error}
      rightSection={
        currencyName ? (
          <CurrencySelect name={currencyName} of={props.label} disabled={props.disabled} />
        ) : (
          unit
        )
      }
      rightSectionWidth={currencyName ? SELECT_WIDTH : 'auto'}
      rightSectionPointerEvents={currencyName ? 'all' : 'none'}
    />
  );
};
