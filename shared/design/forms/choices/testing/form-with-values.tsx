import type { ReactNode } from 'react';
import { FormProvider, useAppForm, useWatch, yup } from '../../index.ts';

/** A form without rules, which shows its values as JSON. */
export function FormWithValues({
  children,
  values,
}: {
  children: ReactNode;
  values: Record<string, unknown>;
}) {
  const form = useAppForm({ schema: yup.object({}), defaultValues: values });
  return (
    <FormProvider {...form}>
      {children}
      <Values />
    </FormProvider>
  );
}

const Values = () => <output>{JSON.stringify(useWatch())}</output>;
