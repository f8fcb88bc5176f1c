import { useEffect, useRef } from 'react';

/**
 * Keeps a field in view with its label, above the bar at the lower edge, while its list is open and after it has
 * grown by further choices.
 */
export function useFieldInView(chosen: number) {
  const around = useRef<HTMLDivElement>(null);
  const show = () =>
    around.current?.querySelector('.mantine-InputWrapper-root')?.scrollIntoView?.({ block: 'nearest' });
  useEffect(() => {
    if (around.current?.contains(document.activeElement)) show();
  }, [chosen]);
  return { around, show };
}
