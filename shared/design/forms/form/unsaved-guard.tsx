import { useFormContext } from 'react-hook-form';
import { useUnsavedGuard } from '../../../kernel/modals/index.ts';

/** Inside a form: asks before leaving the page loses what was typed. Silent once the form was sent, or when nothing changed. */
export const UnsavedGuard = () => {
  const { isDirty, isSubmitSuccessful } = useFormContext().formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  return null;
};
