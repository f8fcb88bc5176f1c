import { useEffect } from 'react';
import { useModalLayer } from './modal-layer.ts';

/**
 * In a modal: it holds what was typed and is not saved yet, so that Escape, its button and the browser's back ask before it
 * is lost. Forms of `useAppForm` tell it themselves. On a page it does nothing; there `useUnsavedGuard` asks.
 */
export function useUnsavedInput(unsaved: boolean): void {
  const tell = useModalLayer()?.setUnsaved;
  useEffect(() => {
    if (!unsaved || !tell) return;
    tell(true);
    return () => tell(false);
  }, [unsaved, tell]);
}
