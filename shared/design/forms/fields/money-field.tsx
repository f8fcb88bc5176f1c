import { InputBase } from '@mantine/core';
import { currencyOf, useFormat } from '../../format/index.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { CurrencySelect } from './currency-select.tsx';
import { FieldNumberInput } from './field-number-input.tsx';
import classes from './fields.module.css';
import { type FieldProps, inputProps, useFieldError } from './use-field.ts';

export interface MoneyFieldProps extends FieldProps {
  /** The id of the currency; default euro. */
  currency?: number | string | null;
  /** The path of the currency's id in the values: the field then has a select for it. */
  currencyName?: string;
}

const SELECT_WIDTH = '5.75rem';

/** An amount in the format of the language, `1 250 000,50` or `1,250,000.50`, with its currency. */
export const MoneyField = ({ currency, currencyName, ...props }: MoneyFieldProps) => {
  const error = useFieldError(props.name);
  const { money } = useFormat();
  useFieldDescription(props.name, {
    label: props.label,
    textOf: (value, values) => {
      const unit: number | string | null | undefined = currencyName
        ? Reflect.get(values, currencyName)
        : currency;
      return typeof value === 'number' ? money(value, unit ?? 1) : String(value ?? '');
    },
  });
  const symbol = <span className={classes.unit}>{currencyOf(currency ?? 1).symbol}</span>;
  return (
    <InputBase
      {...inputProps(props)}
      className={classes.money}
      component={FieldNumberInput}
      name={props.name}
      checks={props.checks}
      money
      error={error}
      rightSection={
        currencyName ? (
          <CurrencySelect name={currencyName} of={props.label} disabled={props.disabled} />
        ) : (
          symbol
        )
      }
      rightSectionWidth={currencyName ? SELECT_WIDTH : 'auto'}
      rightSectionPointerEvents={currencyName ? 'all' : 'none'}
    />
  );
};
