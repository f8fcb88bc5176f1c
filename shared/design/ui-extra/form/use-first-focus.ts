import { useEffect, useRef } from 'react';

/** A form that takes the place of the button that opened it has the focus at its `focusFirst` field. In a dialog the dialog sees to it. */
export function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body || form.current?.closest('[role=dialog]')) return;
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return form;
}
