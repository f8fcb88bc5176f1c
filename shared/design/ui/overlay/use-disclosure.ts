import { type RefObject, useEffect, useState } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A panel that a button in `place` opens and closes, such as a menu of the header. It closes on Escape, a press or
 * focus elsewhere, a followed link inside, or going back. A page that was already loading does not close it. Arrow
 * keys move between entries, and down from the button into the panel; Tab works as everywhere.
 */
export function useDisclosure(place: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      place.current?.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', close);
    };
  }, [open, place]);

  useEffect(() => {
    const menu = place.current;
    const onArrow = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!menu || !step || (!open && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      setOpen(true);
      // This runs after the panel is drawn: hidden elements take no focus.
      setTimeout(() => {
        const [, ...entries] = menu.querySelectorAll<HTMLElement>('button, a[href]');
        const at = entries.indexOf(document.activeElement as HTMLElement);
        entries[step(at, entries.length)]?.focus();
      }, 0);
    };
    menu?.addEventListener('keydown', onArrow);
    return () => menu?.removeEventListener('keydown', onArrow);
  }, [open, place]);
  return { open, toggle: () => setOpen(!open) };
}
