import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * A bar of buttons that stays at the lower edge of a long page. `--bottom-bar` is its height, for the scroll margins of what lies above it. Where
 * it grows, because it has something to say, what has the focus is not left behind it. Toasts keep clear of it.
 */
export const BottomBar = (props: Omit<ComponentProps<'div'>, 'ref'>) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const follow = new ResizeObserver(() => {
      style.setProperty('--bottom-bar', `${current.offsetHeight}px`);
      const { activeElement } = document;
      const isBeside = activeElement && current.parentElement?.contains(activeElement);
      if (isBeside && !current.contains(activeElement)) activeElement.scrollIntoView?.({ block: 'nearest' });
    });
    follow.observe(current);
    return () => {
      follow.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, []);
  return <div {...props} ref={bar} data-bottom-bar />;
};
