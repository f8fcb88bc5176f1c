import { createContext, useContext, useState } from 'react';
import {
  type FieldValues,
  type FormProviderProps,
  FormProvider as FormStateProvider,
  type UseFormReturn,
} from 'react-hook-form';

type FormMethods<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState' | 'watch'>;

const FormMethodsContext = createContext<FormMethods<FieldValues> | undefined>(undefined);

/** `<FormProvider {...form}>` around the fields of a form. */
export function FormProvider<Values extends FieldValues>({ children, ...form }: FormProviderProps<Values>) {
  // A form has the same functions for ever; only its state changes.
  const [methods] = useState(form as unknown as FormMethods<FieldValues>);
  return (
    <FormStateProvider {...form}>
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
  return methods as unknown as FormMethods<Values>;
}
