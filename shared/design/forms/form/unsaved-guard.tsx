import { useFormState } from 'react-hook-form';
import { useUnsavedGuard } from '../../../kernel/modals/index.ts';

/** Rendered in a form: asks before leaving the page discards unsaved input. */
export const UnsavedGuard = () => {
  const { isDirty, isSubmitSuccessful } = useFormState();
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  return null;
};
