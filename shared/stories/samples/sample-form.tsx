import { type ReactNode, useEffect } from 'react';
import { FormProvider, useAppForm, yup } from '../../design/forms/index.ts';
import classes from '../stories.module.css';

interface SampleFormProps {
  values: Record<string, unknown>;
  /** Shows an error at every field. */
  invalid?: boolean;
  /** Takes the whole width, instead of fields side by side. */
  wide?: boolean;
  draftKey?: string;
  children: ReactNode;
}

/** A form around the fields of an example; it is never submitted. */
export const SampleForm = ({
  values,
  invalid = false,
  wide = false,
  draftKey,
  children,
}: SampleFormProps) => {
  const form = useAppForm({ schema: yup.object(), defaultValues: values, draftKey });
  useEffect(() => {
    if (!invalid) return;
    for (const name of Object.keys(values)) form.setError(name, { type: 'server', message: 'requiredField' });
  }, [form, invalid, values]);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={wide ? undefined : classes.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
      </form>
    </FormProvider>
  );
};
