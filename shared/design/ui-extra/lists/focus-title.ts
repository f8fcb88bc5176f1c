/**
 * Moves the focus to the title of the page when the focused element is about to be removed, such as the button of an
 * empty list.
 */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
