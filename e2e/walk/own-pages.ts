import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@handover/shared/build/workspace';
import { expect, type Locator, type Page } from '@playwright/test';
import { watchPage } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { type Alone, modulesOf } from '../product/alone.ts';

const root = join(import.meta.dirname, '..', '..');

interface Route {
  path: string;
  page: string;
  access: string;
}

/** A remote of the workspace, by its descriptor. */
export interface OwnPages {
  name: string;
  folder: string;
  /** Those whose address needs no number, and which a seller may open. */
  pages: Route[];
  /** The one that shows what is of the seller. */
  own: Route | undefined;
}

export const everyRemote = (): OwnPages[] =>
  remoteNames().map((name) => {
    const folder = join(root, name);
    const { routes } = JSON.parse(readFileSync(join(folder, 'src/remote.json'), 'utf8'));
    const pages = (routes as Route[]).filter(
      ({ path, access }) => !path.includes(':') && ['anyone', 'signed-in'].includes(access),
    );
    return { name, folder, pages, own: pages.find(({ access }) => access === 'signed-in') };
  });

/** All texts that the api answers a page with. */
function watchAnswers(page: Page) {
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value.length > 5) texts.add(value);
    else if (typeof value === 'object' && value) Object.values(value).forEach(collect);
  };
  page.on('response', async (answer) => {
    if (!new URL(answer.url()).pathname.startsWith('/api/')) return;
    await answer.json().then(collect, () => undefined);
  });
  return texts;
}

/** What one reads in a part of the page, typed or printed. */
const textIn = (part: Locator) =>
  part.evaluate((element) => {
    const inputs = [...element.querySelectorAll('input, textarea')] as HTMLInputElement[];
    return [element.textContent, ...inputs.map(({ value }) => value)].join('\n');
  });

const expectDataOfApi = (main: Locator, answers: Set<string>) =>
  expect
    .poll(async () => {
      const text = await textIn(main);
      return [...answers].filter((answer) => text.includes(answer)).length;
    }, 'texts of the api on the page')
    .toBeGreaterThan(0);

/** What every remote shows alone: its own pages, on data of the api, without code of another; the console stays silent. */
export async function expectOwnPages(page: Page, alone: Alone, { name, pages, own }: OwnPages) {
  const watched = watchPage(page, alone.address);
  const answers = watchAnswers(page);
  const main = page.getByRole('main');
  await signedIn(page.context(), 'seller@handover.test', alone.address);
  await page.goto(`${alone.address}/`);
  const index = main.getByRole('heading', { level: 1, name: `${name} alone` });
  for (const each of pages) {
    await main.getByRole('link', { name: each.page, exact: true }).click();
    // Some lead on, to another of its pages.
    await expect(index).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).not.toContainText('Page of mfe-');
    if (each === own) await expectDataOfApi(main, answers);
    await page.goBack();
    await expect(index).toBeVisible();
  }
  expect(watched.foreign).toEqual([]);
  expect(watched.messages).toEqual([]);

  const modules = await modulesOf(alone);
  const its = pages.map((each) => `./src/pages/${each.page}.page.tsx`);
  expect(modules).toEqual(
    expect.arrayContaining([
      './src/remote.tsx',
      expect.stringMatching(/shared\/mock-host\/main\.tsx$/),
      ...its,
    ]),
  );
  expect(modules.filter((file) => /(^|\/)(mfe-[^/]+|host|api)\/src\//.test(file))).toEqual([]);
}
