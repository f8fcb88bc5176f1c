import { createContext, useContext, useState } from 'react';
import {
  type FieldValues,
  type FormProviderProps,
  FormProvider as FormStateProvider,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';

type FormMethods<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState' | 'watch'>;

const FormMethodsContext = createContext<FormMethods<FieldValues> | undefined>(undefined);

/** `<FormProvider {...form}>` around the fields of a form. Without scripts it says what it needs; the form itself, which has `noValidate`, is hidden (`base.css`). */
export function FormProvider<Values extends FieldValues>({ children, ...form }: FormProviderProps<Values>) {
  const { t } = useTranslation();
  // A form has the same functions for ever; only its state changes.
  const [methods] = useState(form as unknown as FormMethods<FieldValues>);
  return (
    <FormStateProvider {...form}>
      <noscript>
        <p>{t('host.noScript.form')}</p>
      </noscript>
      <FormMethodsContext value={methods}>{children}</FormMethodsContext>
    </FormStateProvider>
  );
}

/**
 * The functions of the form. Without its state: each field of a long form would render with each change of it. Read values with
 * `useWatch`, and state with `useFormState`.
 */
export function useFormContext<Values extends FieldValues = FieldValues>(): FormMethods<Values> {
  const methods = useContext(FormMethodsContext);
  if (!methods) throw new Error('A field is outside of a FormProvider');
  // A context has one type; who reads it knows the form around it.
  return methods as unknown as FormMethods<Values>;
}
