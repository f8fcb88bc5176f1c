import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useCurrencies } from '../../../kernel/reference/index.ts';
import { currencyOf } from '../../format/index.ts';
import { Icon, VisuallyHidden } from '../../ui/index.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import classes from './fields.module.css';
import { useField } from './use-field.ts';

interface CurrencySelectProps {
  name: string;
  /** The label of the amount, if it is that of one. */
  of?: ReactNode;
  disabled?: boolean | undefined;
}

/** The ids of the specification, until the list is loaded or if it fails to load. */
const DEFAULT_IDS = ['1', '2', '3', '4'];

/** The value is the id as text. */
export const CurrencySelect = ({ name, of, disabled }: CurrencySelectProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(name);
  const { options } = useCurrencies();
  const text = of ? (
    <>
      {t('currency')}, {of}
    </>
  ) : (
    t('currency')
  );
  useFieldDescription(name, {
    label: text,
    textOf: (value) => currencyOf(String(value)).code,
  });
  const label = useId();
  const ids = options.length > 0 ? options.map(({ value }) => value) : DEFAULT_IDS;
  return (
    <span className={classes.currency}>
      <VisuallyHidden id={label}>{text}</VisuallyHidden>
      <select
        {...field}
        value={String(field.value ?? '') || '1'}
        disabled={disabled}
        aria-labelledby={label}
        aria-invalid={error ? true : undefined}
      >
        {ids.map((id) => (
          <option key={id} value={id}>
            {currencyOf(id).symbol} {currencyOf(id).code}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  );
};
