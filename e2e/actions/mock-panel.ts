import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the panel of the mock host, with these sections expanded. */
export async function openPanel(page: Page, ...sections: string[]): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Mock host' });
  const toggle = panel.getByRole('button', { name: 'Mock host' });
  await expect(panel).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  for (const name of sections) {
    const section = panel.getByRole('button', { name, exact: true });
    if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
    await expect(section).toHaveAttribute('aria-expanded', 'true');
  }
  return panel;
}

/** Chooses the user in the panel; resolves once the api has signed that user in. */
export async function chooseUser(panel: Locator, person: string) {
  const choice = panel.getByRole('radio', { name: person, exact: true });
  await choice.click();
  await expect(choice).toBeChecked();
}

/** Moves the choice of the panel by a key, and expects what it leads to. */
export async function chooseByKey(page: Page, key: string, name: string) {
  await page.keyboard.press(key);
  const chosen = page
    .getByRole('complementary', { name: 'Mock host' })
    .getByRole('radio', { name, exact: true });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
}
