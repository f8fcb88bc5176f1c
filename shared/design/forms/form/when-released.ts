/** Of a press that nobody ends, such as a drag out of the window, in ms. */
const LONGEST_PRESS = 1000;

let isPressed = false;
if (typeof document !== 'undefined') {
  const pressed = (is: boolean) => () => {
    isPressed = is;
  };
  document.addEventListener('mousedown', pressed(true), true);
  document.addEventListener('mouseup', pressed(false), true);
}

/**
 * Resolves once the page has shown what the user did, and the mouse or finger that took the focus away is up: an error that came before would
 * move what is being pressed, and the press would miss it.
 */
export const whenReleased = () =>
  new Promise<void>((resolve) => {
    const next = () => setTimeout(resolve);
    if (!isPressed) return next();
    document.addEventListener('mouseup', next, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS);
  });
