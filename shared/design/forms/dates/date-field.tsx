import { DayInput } from '../../ui-extra/index.ts';
import { type FieldProps, inputProps, useField } from '../fields/use-field.ts';

export interface DateFieldProps extends FieldProps {
  /** yyyy-mm-dd; the calendar does not offer days outside. If one is typed, the rule of the schema reports it. */
  min?: string;
  max?: string;
  /** Other days of which the same is true. */
  isExcluded?: (day: string) => boolean;
}

/** A day of a form. The value is yyyy-mm-dd, '' when empty. */
export const DateField = ({ min, max, isExcluded, ...props }: DateFieldProps) => {
  const { field, error } = useField(props.name);
  const { name, ref, onBlur, onChange, value } = field;
  return (
    <DayInput
      {...inputProps(props)}
      {...{ name, ref, onBlur, onChange, error, min, max, isExcluded }}
      required={props.required}
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onWrong={onChange}
    />
  );
};
