import { useEffect } from 'react';
import { useModalLayer } from './modal-layer.ts';

/**
 * Marks the modal as holding unsaved input, so that Escape, its close button and the browser's back button ask first. Forms
 * of `useAppForm` do so themselves. On a page it does nothing; use `useUnsavedGuard` there.
 */
export function useUnsavedInput(unsaved: boolean): void {
  const setUnsaved = useModalLayer()?.setUnsaved;
  useEffect(() => {
    if (!unsaved || !setUnsaved) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [unsaved, setUnsaved]);
}
