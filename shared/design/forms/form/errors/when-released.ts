/** A drag has no `mouseup`, and keys go on where it was missed. */
const ENDS = ['mouseup', 'dragend', 'keydown'];

let press: { ended: Promise<void>; end: () => void } | undefined;

if (typeof document !== 'undefined') {
  const begin = () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    press ??= { ended, end };
  };
  const end = () => {
    press?.end();
    press = undefined;
  };
  document.addEventListener('mousedown', begin, true);
  for (const type of ENDS) document.addEventListener(type, end, true);
}

/**
 * Resolves once the page has shown the result of the user's action, and the pressed mouse or finger is up: an earlier
 * error would move the pressed element, and the press would miss it.
 */
export async function whenReleased(): Promise<void> {
  await press?.ended;
  await new Promise((resolve) => setTimeout(resolve));
}
