import { useEffect, useRef } from 'react';

/** While its list is open, and grown by so many that are chosen, a field is in view with its label, beside the bar at the lower edge. */
export function useFieldInView(chosen: number) {
  const around = useRef<HTMLDivElement>(null);
  const show = () =>
    around.current?.querySelector('.mantine-InputWrapper-root')?.scrollIntoView?.({ block: 'nearest' });
  useEffect(() => {
    if (around.current?.contains(document.activeElement)) show();
  }, [chosen]);
  return { around, show };
}
