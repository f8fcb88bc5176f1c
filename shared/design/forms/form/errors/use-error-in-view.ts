import { useEffect, useRef } from 'react';

/**
 * After a form was refused, keeps the focused field in view with its label and error. The browser only keeps the line
 * in view, and does so before the error is shown.
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
  // The error of a field that is higher than the window is scrolled to.
  field?.querySelector('.mantine-InputWrapper-error')?.scrollIntoView({ block: 'nearest' });
}
