import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { useIsHydrating } from '../../../../kernel/lazy/index.ts';
import { useModalLayer } from '../../../../kernel/modals/index.ts';
import { useShellPlatform } from '../../../../kernel/platform/index.ts';
import { settleAim } from '../aim.ts';
import { kindsOf } from '../form-kinds.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { Version } from './draft-rules.ts';
import { type DraftState, draftOf } from './draft-state.ts';

/** The interval of writes. A killed tab loses the input of this time at most. */
const INTERVAL_MS = 500;

export interface DraftOptions<Values extends FieldValues> {
  /** Its messages are keys of the namespace `inputs`. */
  schema: AnyObjectSchema;
  /** The key of the draft, which is taken up when the form opens; `DraftNotice` says so. Without one there is no draft. */
  draftKey?: string | undefined;
  /** The key that it had before, in the same form: it moves. */
  draftMovedFrom?: string | undefined;
  /** The initial values of the form that the draft is restored into, of which only changes are stored. Default: `defaultValues`. */
  draftBase?: Values | undefined;
  /** Whether the draft must not change now. */
  draftPaused?: RefObject<boolean>;
  /** The form changes what is stored: a draft of something else than is stored now is not taken up by itself. */
  draftEdits?: boolean | undefined;
  /** Takes up such a draft; by default it is kept as an older one. */
  onOutdatedDraft?: ((draft: Version) => void) | undefined;
  onDraftDiscarded?: (() => void) | undefined;
}

/**
 * Takes up the draft of the form when it opens. Stores the changed fields: every half second during input, and at once when the page is
 * hidden, left or mounted anew. Removes it when the form was submitted or has its initial values again.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: DraftOptions<Values>,
): void => {
  const { schema, draftKey: key, draftPaused } = options;
  const { drafts, store } = useShellPlatform();
  const isHydrating = useIsHydrating();
  const layer = useRef(useModalLayer());
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const [draft] = useState(() => draftOf(form.control));
  const [kinds] = useState(() => (key ? kindsOf(schema) : {}));

  const keeper = useMemo(() => {
    if (!key) return undefined;
    const { onOutdatedDraft, draftEdits = false, draftBase } = latestOptions.current;
    return createDraftKeeper({
      slot: drafts.of(key),
      // A draft holds the values of any form.
      form: form as unknown as UseFormReturn<FieldValues>,
      kinds,
      base: draftBase,
      editsStored: draftEdits,
      onOutdated: onOutdatedDraft && ((version) => latestOptions.current.onOutdatedDraft?.(version)),
      onDiscarded: () => latestOptions.current.onDraftDiscarded?.(),
      show: (state) => store.set(draft.stateAtom, (shown) => withChange(shown, state)),
    });
  }, [drafts, store, key, form, kinds, draft]);

  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    // The server knows no drafts.
    if (!keeper || isHydrating) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The values and the initial values. They are compared when the draft is written. */
    let latest: Record<'values' | 'defaults', FieldValues> | undefined;
    const cancel = () => {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
    };
    const flush = () => {
      const pending = latest;
      cancel();
      if (pending) keeper.write(pending.values, pending.defaults);
    };
    /** A form that is emptied, or set to what is stored now, while it is being sent was sent: its state says nothing more of it. */
    let wasSubmitting = false;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues = {}, isDirty, isSubmitting = false }) => {
        if (draftPaused?.current || keeper.isSetting()) return cancel();
        const isSent = wasSubmitting || isSubmitting;
        wasSubmitting = isSubmitting;
        if (isDirty) {
          latest = { values, defaults: defaultValues };
          timer ??= setTimeout(flush, INTERVAL_MS);
          return;
        }
        cancel();
        keeper.clear(isSent);
      },
    });
    const onVisibilityChange = () => document.visibilityState === 'hidden' && flush();
    const onStorage = (event: StorageEvent) => event.key === keeper.key && keeper.compare();
    // A page in the cache of the browser has missed the changes of other tabs.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && keeper.compare();
    window.addEventListener('pagehide', flush);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('page-replaced', flush);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibilityChange);
    stop.current = cancel;
    const { draftMovedFrom: from } = latestOptions.current;
    if (from === undefined) keeper.restore();
    else {
      drafts.of(from).remove();
      keeper.write(form.getValues(), form.control._defaultValues);
    }
    draft.actions = keeper.actions;
    draft.keep = () => {
      flush();
      return keeper.isStored();
    };
    return () => {
      flush();
      if (layer.current?.isDiscarded?.current) keeper.actions.discard();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('page-replaced', flush);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [form, keeper, draft, drafts, isHydrating, draftPaused]);

  // The subscription stays at unmount: a success may navigate away before the form state changes.
  useEffect(() => {
    if (!keeper) return;
    const { pathname } = window.location;
    form.subscribe({
      formState: { errors: true },
      callback: ({ isSubmitSuccessful }) => {
        if (!isSubmitSuccessful) return;
        stop.current?.();
        keeper.clear(true);
        settleAim(drafts, pathname);
      },
    });
  }, [form, keeper, drafts]);
};

/** The same object where nothing changes: what shows it does not render then. */
function withChange(shown: DraftState, change: DraftState): DraftState {
  const next = { ...shown, ...change };
  return JSON.stringify(next) === JSON.stringify(shown) ? shown : next;
}
