import { Checkbox } from '../../ui-extra/index.ts';
import { type FieldProps, useField } from './use-field.ts';

/** The value is true or false. */
export const CheckboxField = ({
  name,
  label,
  description,
  disabled,
  required,
}: Omit<FieldProps, 'placeholder'>) => {
  const { field, error } = useField(name);
  return (
    <Checkbox
      name={field.name}
      ref={field.ref}
      checked={Boolean(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      label={label}
      description={description}
      disabled={disabled}
      error={error}
      aria-required={required || undefined}
    />
  );
};
