import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../../ui/index.ts';

/** Sends the form once: busy while it is under way. Never disabled for what is missing, so that pressing it shows what is. */
export const SubmitButton = ({ children, ...rest }: ButtonProps & { children: ReactNode }) => {
  const { formState } = useFormContext();
  return (
    <Button type="submit" size="md" loading={formState.isSubmitting} {...rest}>
      {children}
    </Button>
  );
};
