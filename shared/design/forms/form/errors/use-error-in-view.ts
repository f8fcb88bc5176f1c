import { useEffect, useRef } from 'react';

/**
 * After a form was refused, the field that has the focus is in view with its label, and with its error. The browser sees to the line that
 * is typed into alone, and does so before the error is there.
 */
export function useErrorInView(isSubmitting: boolean): void {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) showFocused();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
}

function showFocused() {
  const field = document.activeElement?.closest(
    '.mantine-InputWrapper-root:has(.mantine-InputWrapper-error)',
  );
  field?.scrollIntoView({ block: 'nearest' });
  // Of a field that is higher than the window.
  field?.querySelector('.mantine-InputWrapper-error')?.scrollIntoView({ block: 'nearest' });
}
