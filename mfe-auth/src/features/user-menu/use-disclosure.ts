import { type RefObject, useEffect, useState } from 'react';

/** Open until Escape, a press elsewhere, focus elsewhere, or another page (`where` changes). */
export function useDisclosure(place: RefObject<HTMLElement | null>, where: string) {
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === where;
  useEffect(() => {
    if (!open) return;
    const close = () => setOpenedAt(undefined);
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      place.current?.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, place]);
  return { open, toggle: () => setOpenedAt(open ? undefined : where) };
}
