import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useModalLayer, useUnsavedInput } from '../../../kernel/modals/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { draftOf } from './drafts/draft-state.ts';
import { fileNames } from './drafts/storable.ts';

/**
 * Asks before a dialog is closed if input would be lost. A draft keeps input, except files, and unless the browser
 * stores nothing.
 */
export function useUnsavedDialog<Values extends FieldValues>(form: UseFormReturn<Values>, hasDraft: boolean) {
  const inModal = useModalLayer() !== undefined;
  const { store } = useShellPlatform();
  const [isLosable, setLosable] = useState(!hasDraft);
  useEffect(() => {
    if (!inModal || !hasDraft) return;
    const draft = draftOf(form.control);
    const check = () =>
      setLosable(fileNames(form.getValues()).length > 0 || store.get(draft.stateAtom).isRefused === true);
    check();
    const stops = [
      store.sub(draft.stateAtom, check),
      form.subscribe({ formState: { values: true }, callback: check }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, store, inModal, hasDraft]);
  // A page does not read `isDirty`, because reading it makes the form render when it changes.
  useUnsavedInput(inModal && form.formState.isDirty && isLosable);
}
