import { useFormContext, useFormState } from 'react-hook-form';
import { useUnsavedGuard } from '../../../kernel/modals/index.ts';
import { draftOf } from './drafts/draft-state.ts';

/** Rendered in a form: asks before leaving the page discards unsaved input; a reload does not discard what the draft has. */
export const UnsavedGuard = () => {
  const { control } = useFormContext();
  const { isDirty, isSubmitSuccessful } = useFormState();
  useUnsavedGuard(isDirty && !isSubmitSuccessful, () => draftOf(control).keep?.() ?? false);
  return null;
};
