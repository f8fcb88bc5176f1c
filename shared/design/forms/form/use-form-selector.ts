import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormContext } from './form-context.tsx';

/**
 * Selects a derived value from those of the form. The component renders when the result changes, while `useWatch`
 * renders it with each key.
 *
 * @param names the fields that it depends on; by default all
 */
export function useFormSelector<
  Values extends FieldValues,
  Result extends string | number | boolean | undefined,
>(select: (values: Values) => Result, names?: readonly (keyof Values & string)[]): Result {
  const { subscribe, getValues } = useFormContext<Values>();
  const key = names?.join(' ');
  const listen = useCallback(
    (callback: () => void) => {
      const name = key?.split(' ') as never;
      return subscribe({ name, formState: { values: true }, callback });
    },
    [subscribe, key],
  );
  const read = () => select(getValues());
  return useSyncExternalStore(listen, read, read);
}
