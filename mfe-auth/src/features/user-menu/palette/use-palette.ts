import { useModals } from '@handover/shared/modals';
import { useNavigate } from '@handover/shared/router';
import { useCallback, useEffect } from 'react';

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** Returns what opens the palette, and opens it by Ctrl+K or Cmd+K, unless another dialog is open. */
export function usePalette(): () => Promise<void> {
  const modals = useModals();
  const navigate = useNavigate();
  const open = useCallback(async () => {
    const to = await modals.open('palette', {});
    if (to) navigate(to);
  }, [modals, navigate]);
  useEffect(() => {
    const onKey = async (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (modals.opened.length === 0) await open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [modals, open]);
  return open;
}
