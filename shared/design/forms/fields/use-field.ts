import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';

/** What every field is given. */
export interface FieldProps {
  /** Path in the values of the form. */
  name: string;
  label: ReactNode;
  /** Help, between label and field. */
  description?: ReactNode;
  placeholder?: string;
  /** Only the mark: the rule stands in the schema. */
  required?: boolean;
  disabled?: boolean;
  /** In a modal: the focus begins here, and not on the button that closes it. */
  focusFirst?: boolean;
  /** Another field whose rule looks at this one, such as the upper end of a range: judged again when this one changes. */
  checks?: string;
}

const KEY = /^[a-zA-Z0-9]+$/;

/** Messages of rules are keys of `inputs`; those of the server are sentences already. */
export const useErrorWords = () => {
  const { t } = useTranslation('inputs');
  return (message: unknown): string | undefined => {
    if (typeof message !== 'string' || message === '') return undefined;
    return KEY.test(message) ? t(message) : message;
  };
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** A field by its name: value, handlers and the error in words. */
export const useField = (name: string, checks?: string) => {
  const { getValues, trigger } = useFormContext();
  const controller = useController({ name });
  const { fieldState } = controller;
  const field = {
    ...controller.field,
    onChange: (value: unknown) => {
      controller.field.onChange(value);
      // What was not filled in yet is not wrong yet.
      if (checks && !isEmpty(getValues(checks))) void trigger(checks);
    },
  };
  const words = useErrorWords();
  const message = fieldState.error?.message ?? fieldState.error?.root?.message;
  return { field, error: fieldState.error ? (words(message) ?? true) : undefined };
};

/** What Mantine's inputs need of our props; the asterisk is silent, `aria-required` speaks. */
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
