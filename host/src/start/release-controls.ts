import { INERT } from '../render/inert-controls.ts';
import { makeNew } from './hear-set-texts.ts';

interface Fiber {
  flags: number;
  return: Fiber | null;
}

/** React's flags of a part that is not committed: `Placement` and `Hydrating`. */
const UNCOMMITTED = 0b1_0000_0000_0010;

/**
 * Whether React has hydrated an element, and hears its events. It marks the element while it renders; until the part around it is
 * committed, which waits for what is still loading in it, React drops every event.
 */
function isHydrated(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  if (!key) return false;
  for (let fiber: Fiber | null = Reflect.get(element, key); fiber; fiber = fiber.return)
    if ((fiber.flags & UNCOMMITTED) !== 0) return false;
  return true;
}

/**
 * Tells React about text that was typed into an input, or filled in by the browser, before hydration: React keeps the
 * text, but has received no event.
 */
function tellText(input: HTMLInputElement): void {
  if (input.value === input.defaultValue) return;
  makeNew(input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** How often to look, in ms: React tells nobody when it has hydrated a part, such as an `Activity` in a remote. */
const INTERVAL_MS = 50;

/** Makes controls usable that `withInertControls` has made inert, as soon as React has hydrated them. */
export function releaseControls(root: HTMLElement): void {
  const waiting = new Set(root.querySelectorAll(`${INERT}, input`));
  const release = () => {
    for (const element of waiting) {
      if (element.isConnected && !isHydrated(element)) continue;
      waiting.delete(element);
      element.removeAttribute('inert');
      if (element instanceof HTMLInputElement) tellText(element);
    }
    if (waiting.size === 0) clearInterval(timer);
  };
  const timer = setInterval(release, INTERVAL_MS);
}
