import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody who looks finds where the keyboard is: a ring around it, drawn as an outline or as a shadow. */
export const expectSeenFocus = (place: Locator) =>
  expect
    .poll(() =>
      place.evaluate((element) => {
        // Some choices are drawn beside their input, and wear its ring.
        const drawn = [element, element.nextElementSibling, element.parentElement?.nextElementSibling];
        return drawn.some((one) => {
          if (!one || element !== document.activeElement) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
          const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
          return ring || (one === element && boxShadow !== 'none');
        });
      }),
    )
    .toBe(true);

/** Goes there by Tab alone. The focus is in the page at every stop, and seen where it ends. */
export async function tabTo(page: Page, place: Locator, most = 60, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(place).toBeAttached();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const [there, lost] = await place.evaluate((element) => [
      element === document.activeElement,
      document.activeElement === document.body,
    ]);
    if (there) return expectSeenFocus(place);
    expect(lost, `the focus was lost at stop ${step + 1}`).toBe(false);
  }
  throw new Error(`Not reached by ${most} times ${key}: ${place}`);
}
