import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../../ui/index.ts';

/** Busy while the form is submitted. Not disabled for missing input, so that pressing it shows what is missing. */
export const SubmitButton = ({ children, ...rest }: ButtonProps & { children: ReactNode }) => {
  const { formState } = useFormContext();
  return (
    <Button type="submit" size="md" loading={formState.isSubmitting} {...rest}>
      {children}
    </Button>
  );
};
