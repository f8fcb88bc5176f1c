import { type ComponentProps, useEffect, useRef } from 'react';
import { useModalLayer } from '../../../kernel/modals/index.ts';

/**
 * A bar of buttons that stays at the lower edge of a long page or dialog. `--bottom-bar` is its height, for what scrolls above it. Where
 * it grows, because it has something to say, what has the focus is not left behind it. Toasts keep clear of that of a page.
 */
export const BottomBar = (props: Omit<ComponentProps<'div'>, 'ref'>) => {
  const bar = useRef<HTMLDivElement>(null);
  const isInDialog = useModalLayer() !== undefined;
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = current.closest<HTMLElement>('[role="dialog"]') ?? document.documentElement;
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
  return <div {...props} ref={bar} data-bottom-bar={isInDialog ? undefined : true} />;
};
