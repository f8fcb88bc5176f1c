import type { ReactNode } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormContext } from '../form/form-context.tsx';

export interface FieldProps {
  /** Path in the values of the form. */
  name: string;
  label: ReactNode;
  /** A help text. */
  description?: ReactNode;
  placeholder?: string;
  /** Shows the asterisk; the rule is in the schema. */
  required?: boolean;
  disabled?: boolean;
  /** Whether it gets the initial focus in a modal, instead of the close button. */
  focusFirst?: boolean;
  /** A field whose rule depends on this one, such as the upper end of a range: validated when this one changes. */
  checks?: string;
}

const KEY = /^[a-zA-Z0-9]+$/;

/** Translates messages of rules, which are keys of `inputs`; those of the server are translated already. */
export const useErrorMessage = () => {
  const { t } = useTranslation('inputs');
  return (message: unknown): string | undefined => {
    if (typeof message !== 'string' || message === '') return undefined;
    return KEY.test(message) ? t(message) : message;
  };
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The value of a field and its handlers: what renders with each key. */
export const useFieldValue = (name: string, checks?: string) => {
  const { getValues, trigger } = useFormContext();
  const { field } = useController({ name });
  return {
    ...field,
    onChange: (value: unknown) => {
      field.onChange(value);
      // A field without input shows no error yet.
      if (checks && !isEmpty(getValues(checks))) void trigger(checks);
    },
  };
};

/** The error message of a field, `true` for an error without one: what renders when it is validated. */
export const useFieldError = (name: string): string | true | undefined => {
  const { errors } = useFormState({ name, exact: true });
  const error: { message?: unknown; root?: { message?: unknown } } | undefined = get(errors, name);
  const errorMessage = useErrorMessage();
  return error ? (errorMessage(error.message ?? error.root?.message) ?? true) : undefined;
};

/** A field by its name: value, handlers and the error message. */
export const useField = (name: string, checks?: string) => ({
  field: useFieldValue(name, checks),
  error: useFieldError(name),
});

/** The props of Mantine's inputs. Screen readers ignore the asterisk, and read `aria-required`. */
export const inputProps = ({
  label,
  description,
  placeholder,
  required,
  disabled,
  focusFirst,
}: FieldProps) => ({
  label,
  description,
  placeholder,
  disabled,
  withAsterisk: required,
  'aria-required': required || undefined,
  'data-autofocus': focusFirst || undefined,
});
