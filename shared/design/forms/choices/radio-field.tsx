import { Radio } from '../../overlays/index.ts';
import { Stack } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';
import { type FieldProps, useField } from '../fields/use-field.ts';
import type { SelectFieldOption } from './use-choices.ts';

export interface RadioFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** A few, all seen at once; more belong into a SelectField. */
  options: readonly (SelectFieldOption & { description?: string })[];
}

/** The value is the option's. */
export const RadioField = ({ name, label, description, required, disabled, options }: RadioFieldProps) => {
  const { field, error } = useField(name);
  return (
    <Radio.Group
      name={field.name}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      label={label}
      description={description}
      error={error}
      withAsterisk={required}
    >
      <Stack gap={0}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={disabled}
            onBlur={field.onBlur}
            className={classes.radio}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
};
