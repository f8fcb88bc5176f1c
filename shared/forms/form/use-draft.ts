import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft:';

/** Files can't be kept as text, secrets must not be. */
const keepable = (name: string, value: unknown): unknown =>
  value instanceof Blob || /password/i.test(name) ? undefined : value;

export const readDraft = (key: string): Record<string, unknown> | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return kept !== null && typeof kept === 'object' ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
};

export const dropDraft = (key: string): void => {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is off: then there was no draft either.
  }
};

/** Writes what is typed under the key, half a second after the last key; dropped when the form was sent. */
export const useDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, key?: string): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = form.formState.isSubmitSuccessful;
  useEffect(() => {
    if (!key) return;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current);
        if (!isDirty) return;
        timer.current = setTimeout(() => {
          try {
            localStorage.setItem(
              PREFIX + key,
              JSON.stringify(values, (name, value) => keepable(name, value)),
            );
          } catch {
            // Full or switched off: typing goes on, only without a draft.
          }
        }, 500);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [form, key]);
  useEffect(() => {
    if (key && sent) dropDraft(key);
  }, [key, sent]);
};
