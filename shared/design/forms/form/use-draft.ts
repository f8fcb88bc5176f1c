import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { changedValues } from './changed-values.ts';
import { removeOutdated, shapeOf, writeDraft } from './draft-store.ts';
import { markResumed } from './resumed-drafts.ts';

/** At most the input of this time is lost when a tab is killed. */
const INTERVAL_MS = 500;

export interface DraftOptions<Values extends FieldValues> {
  /** Its messages are keys of the namespace `inputs`. */
  schema: AnyObjectSchema;
  /** The key of the draft, which `DraftNotice` offers to restore. Without one there is no draft. */
  draftKey?: string | undefined;
  /** The initial values of the form that the draft is restored into, of which only changes are stored. Default: `defaultValues`. */
  draftBase?: Values | undefined;
  /** While it is true the draft is not changed. */
  draftPaused?: RefObject<boolean>;
  /** Called when a draft is stored, with the time, and with undefined when it is removed or could not be stored. */
  onDraft?: (storedAt: number | undefined) => void;
}

/**
 * Stores the changed fields as a draft: every half second during input, and at once when the page is hidden, left or mounted anew. Removes it when
 * the form was submitted or has its initial values again.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { schema, draftKey: key, draftBase, draftPaused, onDraft }: DraftOptions<Values>,
): void => {
  const { drafts } = useShellPlatform();
  const slot = useMemo(() => (key ? drafts.of(key) : undefined), [drafts, key]);
  const [shape] = useState(() => {
    if (!slot) return '';
    const current = shapeOf(schema);
    // During the first render, before a `DraftNotice` below reads the draft.
    removeOutdated(slot, current);
    return current;
  });
  const base = useRef(draftBase);
  const stop = useRef<() => void>(undefined);
  const listener = useRef(onDraft);

  useEffect(() => {
    if (!slot) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What was typed, and what it began with; they are compared when the draft is written. */
    let latest: Record<'values' | 'defaults', FieldValues> | undefined;
    let written = false;
    const cancel = () => {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
    };
    const flush = () => {
      if (latest) {
        const { values, defaults } = latest;
        const storedAt = writeDraft(slot, shape, changedValues(base.current ?? defaults, values));
        listener.current?.(storedAt);
        written = true;
      }
      cancel();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues = {}, isDirty }) => {
        if (draftPaused?.current) return;
        if (isDirty) {
          latest = { values, defaults: defaultValues };
          timer ??= setTimeout(flush, INTERVAL_MS);
          return;
        }
        cancel();
        if (!written) return;
        written = false;
        slot.remove();
        listener.current?.(undefined);
      },
    });
    const onVisibilityChange = () => document.visibilityState === 'hidden' && flush();
    const onReplaced = () => {
      flush();
      if (written) markResumed(slot.key);
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('page-replaced', onReplaced);
    document.addEventListener('visibilitychange', onVisibilityChange);
    stop.current = cancel;
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('page-replaced', onReplaced);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [form, slot, shape, draftPaused]);

  // Not unsubscribed at unmount: a success may navigate away before the form state changes.
  useEffect(() => {
    if (!slot) return;
    form.subscribe({
      formState: { errors: true },
      callback: ({ isSubmitSuccessful }) => {
        if (!isSubmitSuccessful) return;
        stop.current?.();
        slot.remove();
      },
    });
  }, [form, slot]);
};
