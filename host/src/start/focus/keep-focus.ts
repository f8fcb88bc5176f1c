/**
 * A button that is busy is disabled, and loses the focus: it has it again once it can be pressed, unless the user has moved the focus
 * meanwhile. The observer runs before the browser takes the focus away.
 */
export function keepFocus(): void {
  const { body } = document;
  let busy: Element | undefined;
  new MutationObserver((changes) => {
    // The observer sees attributes of elements only.
    for (const { target } of changes as unknown as { target: HTMLButtonElement }[]) {
      const { activeElement } = document;
      if (target.disabled) {
        if (activeElement === target) busy = target;
      } else if (busy === target) {
        busy = undefined;
        if (activeElement === body) target.focus({ preventScroll: true });
      }
    }
  }).observe(body, { subtree: true, attributeFilter: ['disabled'] });
}
