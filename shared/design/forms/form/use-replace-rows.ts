import { useFieldArray, useFormState } from 'react-hook-form';
import { useFormContext } from './form-context.tsx';

/**
 * Replaces the rows of a list in the form, all at once. The errors of rows that move are found again; with `keepErrors` no row moves,
 * and a new one is not validated yet.
 */
export function useReplaceRows<Row>(name: string) {
  const { control, setValue, clearErrors, getFieldState } = useFormContext();
  const { isSubmitted } = useFormState();
  // Known as a list, it is set at once: else react-hook-form compares the whole form, and validates it, for each value in it.
  useFieldArray({ control, name });
  return (rows: readonly Row[], { keepErrors = false } = {}) => {
    const { error } = getFieldState(name);
    // An error of the list itself may be that it has no rows.
    const isOfRows = Array.isArray(error);
    if (error && !(keepErrors && isOfRows)) clearErrors(name);
    const shouldValidate = !keepErrors && (isSubmitted || isOfRows);
    setValue(name, rows, { shouldDirty: true, shouldValidate });
  };
}
