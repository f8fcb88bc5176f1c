import { expect, type Locator, type Page } from '@playwright/test';

/** The panel of the mock host, with these of its sections unfolded. */
export async function openPanel(page: Page, ...sections: string[]): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Mock host' });
  const toggle = panel.getByRole('button', { name: 'Mock host' });
  await expect(panel).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  for (const name of sections) {
    const section = panel.getByRole('button', { name, exact: true });
    if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
  }
  return panel;
}

/** Picks who one is; over once the api has said so itself. */
export async function becomePerson(panel: Locator, person: string) {
  const choice = panel.getByRole('radio', { name: person, exact: true });
  await choice.click();
  await expect(choice).toBeChecked();
}
