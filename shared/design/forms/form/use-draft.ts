import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { changedParts } from './changed-parts.ts';
import { dropOutdated, shapeOf, writeDraft } from './draft-store.ts';

/** At most this much typing is lost with a killed tab, in milliseconds. */
const PAUSE = 500;

export interface DraftOptions<Values extends FieldValues> {
  /** Its messages are keys of the namespace `inputs`, or sentences. */
  schema: AnyObjectSchema;
  /** Kept in this browser under this key while it is typed; offered back by <DraftNotice>. */
  draftKey?: string | undefined;
  /** What the form will begin with when the draft is offered: only what differs is kept. `defaultValues` untold. */
  draftBase?: Values | undefined;
  /** While it is true the draft stays as it is, whatever the fields show. */
  draftHeld?: RefObject<boolean>;
}

/**
 * Writes the fields that were changed under the key, twice a second while typing goes on and at once when the page is left or
 * hidden; dropped when the form was sent or is again as it was.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { schema, draftKey: key, draftBase, draftHeld }: DraftOptions<Values>,
): void => {
  const { drafts } = usePlatform();
  const place = useMemo(() => (key ? drafts.of(key) : undefined), [drafts, key]);
  const [shape] = useState(() => {
    if (!place) return '';
    const now = shapeOf(schema);
    // Before <DraftNotice> below looks for it.
    dropOutdated(place, now);
    return now;
  });
  const base = useRef(draftBase);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    if (!place) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: Partial<Values> | undefined;
    let written = false;
    const forget = () => {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
    };
    const flush = () => {
      if (latest) {
        writeDraft(place, shape, latest);
        written = true;
      }
      forget();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues = {}, isDirty }) => {
        if (draftHeld?.current) return;
        if (isDirty) {
          latest = changedParts<object>(base.current ?? defaultValues, values);
          timer ??= setTimeout(flush, PAUSE);
          return;
        }
        forget();
        if (written) place.drop();
      },
    });
    const leaving = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', leaving);
    stop.current = forget;
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [form, place, shape, draftHeld]);

  // Not stopped when the form goes: who is led on by a success has left before the form knows of it.
  useEffect(() => {
    if (!place) return;
    form.subscribe({
      formState: { errors: true },
      callback: ({ isSubmitSuccessful }) => {
        if (!isSubmitSuccessful) return;
        stop.current?.();
        place.drop();
      },
    });
  }, [form, place]);
};
