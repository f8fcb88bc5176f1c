import { inSuite } from '@handover/shared/testing/suite';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../fixtures/axe.fixture.ts';
import { expect, test, watchPage } from '../../fixtures/clean-console.fixture.ts';
import { HANG_LIMIT_MS } from '../../product/limits.ts';
import { type StoryOptions, startStorybook } from '../../product/storybook.ts';

type Storybook = Awaited<ReturnType<typeof startStorybook>>;
type Story = Storybook['stories'][number];

let storybook: Storybook;
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  storybook = await startStorybook();
});
test.afterAll(() => storybook.stop());

async function open(page: Page, story: Story, options: StoryOptions) {
  await page.goto(storybook.urlOf(story, options));
  await expect(page.getByRole('heading', { level: 1, name: story.title, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// Covers every pair of language, scheme and width, not every triple; `pnpm test` runs two that differ in every setting,
// each with every other story.
for (const [turn, [language, scheme, width, tag = []]] of (
  [
    ['en', 'light', 1280],
    ['fr', 'dark', 360],
    ['en', 'dark', 360, '@long'],
    ['fr', 'light', 360, '@long'],
    ['fr', 'dark', 1280, '@long'],
  ] as const
).entries()) {
  test(`axe finds nothing in any story (${language}, ${scheme}, ${width})`, { tag }, async ({ page }) => {
    const watched = watchPage(page, storybook.address);
    await page.setViewportSize({ width, height: 900 });
    const stories = storybook.stories.filter((_, position) =>
      inSuite({ test: position % 2 === turn, long: true }),
    );
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      await open(page, story, { language, scheme });
      const findings = await axeFindings(page, (axe) =>
        axe
          // The same component is shown in several states under the same name.
          .disableRules('landmark-unique')
          // Two hundred times the same box; the chart of twelve is checked.
          .exclude('[aria-label="Chart of 200"]'),
      );
      expect(findings, story.title).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, story.title).toBeLessThanOrEqual(0);
    }
    expect(watched.messages).toEqual([]);
    expect(watched.crossOrigin).toEqual([]);
  });
}

for (const [language, scheme, width, tag = []] of [
  ['fr', 'dark', 360],
  ['en', 'light', 1280, '@long'],
] as const) {
  test(`axe finds nothing in any dialog (${language}, ${scheme}, ${width})`, { tag }, async ({ page }) => {
    const watched = watchPage(page, storybook.address);
    await page.setViewportSize({ width, height: 900 });
    for (const title of ['Dialogs', 'Pictures']) {
      const story = storybook.stories.find((each) => each.title === title);
      if (!story) throw new Error(`There is no story ${title}`);
      await open(page, story, { language, scheme });
      const openers = page.locator('main button[aria-haspopup=dialog]');
      await expect(openers.first()).toBeVisible();
      for (const opener of await openers.all()) {
        await opener.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect(await axeFindings(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);
        await dialog.locator('button:enabled').first().click();
        await expect(dialog).toBeHidden();
      }
    }
    expect(watched.messages.filter((text) => !text.includes("can't be loaded"))).toEqual([]);
  });
}

test('on a phone two notices cover neither the title of a dialog nor its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const story = storybook.stories.find(({ title }) => title === 'Messages');
  if (!story) throw new Error('There is no story of messages');
  await open(page, story, { language: 'en', scheme: 'light' });
  await page.getByRole('button', { name: 'dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept the letter of intent' });
  await dialog.getByRole('button', { name: 'two notices' }).click();
  const notices = page.locator('.Toastify__toast');
  await expect(notices).toHaveCount(2);
  const title = await dialog.getByRole('heading').boundingBox();
  for (const notice of await notices.all()) {
    const box = await notice.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  }
});
