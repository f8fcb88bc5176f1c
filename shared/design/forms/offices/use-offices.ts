import { startTransition, useCallback, useRef, useTransition } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useFormContext } from '../form/form-context.tsx';
import { useReplaceRows } from '../form/use-replace-rows.ts';
import { isIncomplete, type OfficeRow } from './office-rows.ts';
import { useOpenRows } from './use-open-rows.ts';

const NONE: OfficeRow[] = [];

/** The indexes of the rows with an error. */
const wrongRows = (errors: object | undefined) =>
  Object.entries(errors ?? {}).flatMap(([key, error]) => (error && /^\d+$/.test(key) ? [Number(key)] : []));

/**
 * The offices of a form: added, removed, opened to be edited. They are rendered step by step: fifty offices, or the inputs of one, at
 * once would hold up the next key on a slow processor.
 */
export function useOffices(name: string) {
  const { getValues, trigger } = useFormContext();
  const { errors } = useFormState({ name });
  const offices: OfficeRow[] = useWatch({ name }) ?? NONE;
  const replace = useReplaceRows<OfficeRow>(name);
  const incomplete = offices.flatMap((office, index) => (isIncomplete(office) ? [index] : []));
  const { rows, addOpen, removeKey, setOpen } = useOpenRows(offices.length, [
    ...wrongRows(get(errors, name)),
    ...incomplete,
  ]);
  const [isChanging, startChange] = useTransition();
  // The functions stay the same, so that an office renders only when it changes itself.
  const latest = useRef({ rows, replace, isChanging });
  latest.current = { rows, replace, isChanging };
  const indexOf = (key: number) => latest.current.rows.findIndex((row) => row.key === key);
  const stored = (): OfficeRow[] => getValues(name) ?? NONE;
  return {
    offices,
    rows,
    add: (office: OfficeRow) => {
      // A second click, before the first has added its office.
      if (isChanging) return;
      startChange(() => {
        addOpen();
        replace([...stored(), office], { keepErrors: true });
      });
    },
    addAll: (added: readonly OfficeRow[]) =>
      startChange(() => replace([...stored(), ...added], { keepErrors: true })),
    open: useCallback((key: number) => startTransition(() => setOpen(key, true)), [setOpen]),
    /** It is validated before it is closed. */
    done: useCallback(
      async (key: number) => {
        const isValid = await trigger(`${name}.${indexOf(key)}`, { shouldFocus: true });
        if (isValid) setOpen(key, false);
        return isValid;
      },
      [name, trigger, setOpen],
    ),
    isLast: (key: number) => rows.at(-1)?.key === key,
    remove: useCallback(
      (key: number) => {
        if (latest.current.isChanging) return;
        const index = indexOf(key);
        startChange(() => {
          removeKey(key);
          latest.current.replace(stored().filter((_, each) => each !== index));
        });
      },
      [name, removeKey],
    ),
  };
}
