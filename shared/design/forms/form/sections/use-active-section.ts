import { useEffect, useState } from 'react';

/** A section is read once its title is in the upper third of the window. */
const READ_AT = 1 / 3;

/** The index of the section that is being read: the last one whose beginning has been scrolled up. */
export function useActiveSection(ids: readonly string[]): number {
  const [active, setActive] = useState(0);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => {
      const tops = key.split(' ').map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const isScrolled = window.scrollY > 0;
      const read = tops.findLastIndex((top) => top <= window.innerHeight * READ_AT);
      setActive(isAtEnd && isScrolled ? tops.length - 1 : Math.max(0, read));
    };
    update();
    // The page is not as high at first, and its end is then another section.
    const grown = new ResizeObserver(update);
    grown.observe(document.documentElement);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return active;
}
