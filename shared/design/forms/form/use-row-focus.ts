import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus if its row is removed: to the remove button of the row in its place, to the add button, or to the
 * container. The buttons are marked with `data-remove` and `data-add`; rows are `li` or `tr`.
 */
export function useRowFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let last: { focused: Element; list: Element | undefined; index: number } | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest('li, tr');
      const list = row?.parentElement ?? undefined;
      last = { focused: target, list, index: row && list ? [...list.children].indexOf(row) : 0 };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last = undefined;
    };
    const restore = () => {
      if (!last || last.focused.isConnected || document.activeElement !== document.body) return;
      const { list, index } = last;
      last = undefined;
      const rows = list?.isConnected ? [...list.children] : [];
      const row = rows[index] ?? rows.at(-1);
      const next = row?.querySelector('[data-remove]') ?? element.querySelector('[data-add]') ?? element;
      if (next instanceof HTMLElement) next.focus();
    };
    const observer = new MutationObserver(restore);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [container]);
}
