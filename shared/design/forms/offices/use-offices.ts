import { startTransition, useCallback, useRef, useTransition } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useFormContext } from '../form/form-context.tsx';
import { useReplaceRows } from '../form/use-replace-rows.ts';
import type { OfficeRow } from './office-rows.ts';
import { useOpenRows } from './use-open-rows.ts';

const NONE: OfficeRow[] = [];

/** The indexes of the rows with an error. */
const wrongRows = (errors: object | undefined) =>
  Object.entries(errors ?? {}).flatMap(([key, error]) => (error && /^\d+$/.test(key) ? [Number(key)] : []));

/**
 * The offices of a form: added, removed, opened to be edited. An office that opens is rendered step by step: its inputs at once would
 * hold up the next key on a slow processor.
 */
export function useOffices(name: string) {
  const { getValues, trigger } = useFormContext();
  const { errors } = useFormState({ name });
  const offices: OfficeRow[] = useWatch({ name }) ?? NONE;
  const replace = useReplaceRows<OfficeRow>(name);
  const { rows, addOpen, removeKey, setOpen } = useOpenRows(offices.length, wrongRows(get(errors, name)));
  const [isAdding, startAdding] = useTransition();
  // The functions stay the same, so that an office renders only when it changes itself.
  const latest = useRef({ rows, replace });
  latest.current = { rows, replace };
  const indexOf = (key: number) => latest.current.rows.findIndex((row) => row.key === key);
  const stored = (): OfficeRow[] => getValues(name) ?? NONE;
  return {
    offices,
    rows,
    add: (office: OfficeRow) => {
      // A second click, before the first has added its office.
      if (isAdding) return;
      startAdding(() => {
        addOpen();
        replace([...stored(), office], { keepErrors: true });
      });
    },
    open: useCallback((key: number) => startTransition(() => setOpen(key, true)), [setOpen]),
    /** It is validated before it is closed. */
    done: useCallback(
      async (key: number) => {
        if (await trigger(`${name}.${indexOf(key)}`, { shouldFocus: true })) setOpen(key, false);
      },
      [name, trigger, setOpen],
    ),
    remove: useCallback(
      (key: number) => {
        const index = indexOf(key);
        removeKey(key);
        latest.current.replace(stored().filter((_, each) => each !== index));
      },
      [name, removeKey],
    ),
  };
}
