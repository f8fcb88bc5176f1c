/** Gives the focus to the title of the page, where what has it is about to go: the button of an empty list, once there is something. */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
