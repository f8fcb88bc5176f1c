import { expect, type Locator, type Page } from '@playwright/test';
import { untilUsable } from '../fixtures/hydrated.ts';

/** Expects a visible focus ring, drawn as an outline or as a shadow. */
export const expectVisibleFocus = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        // Custom checkboxes and radios draw the ring on an element beside the input, selects of several on the frame around it,
        // a link that is a whole row or card on that.
        const frame = element.closest('.mantine-Input-input, article');
        const drawn = [element, element.nextElementSibling, element.parentElement?.nextElementSibling, frame];
        return drawn.some((one) => {
          if (!one || element !== document.activeElement) return false;
          // Around a row it is drawn by a link that covers the row.
          const hasRing = [null, '::after'].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
          });
          const hasShadow = getComputedStyle(one).boxShadow !== 'none';
          return hasRing || ((one === element || one === frame) && hasShadow);
        });
      }),
    )
    .toBe(true);

/**
 * Presses Tab until the element has the focus, which must stay inside the page at every step and be visible at the end. A dialog that has
 * just been opened takes the focus first.
 */
export async function tabTo(page: Page, target: Locator, maxSteps = 60, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await untilUsable(target);
  await expect
    .poll(() =>
      target.evaluate(
        (element) => element.closest('[role="dialog"]')?.contains(document.activeElement) ?? true,
      ),
    )
    .toBe(true);
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    const [reached, lost] = await target.evaluate((element) => [
      element === document.activeElement,
      document.activeElement === document.body,
    ]);
    if (reached) return expectVisibleFocus(target);
    expect(lost, `the focus was lost at step ${step + 1}`).toBe(false);
  }
  throw new Error(`Not reached by pressing ${key} ${maxSteps} times: ${target}`);
}

/** Pastes a text that was copied elsewhere into the focused element, by the keys. */
export async function paste(page: Page, text: string) {
  await page.evaluate((copied) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', copied);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // The text comes from no element, so that the focus stays where it is.
    document.addEventListener('copy', copy, { capture: true, once: true });
    document.execCommand('copy');
  }, text);
  await page.keyboard.press('ControlOrMeta+V');
}
