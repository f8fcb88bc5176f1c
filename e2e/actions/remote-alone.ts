import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@handover/tooling/workspace';
import type { Locator, Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { watchPage } from '../fixtures/clean-console.fixture.ts';
import { patient as expect } from '../fixtures/patient.fixture.ts';
import { type AloneServer, modulesOf } from '../product/alone.ts';

const root = join(import.meta.dirname, '..', '..');

interface Route {
  path: string;
  page: string;
  access: string;
}

/** A remote of the workspace, as its `remote.json` describes it. */
export interface WorkspaceRemote {
  name: string;
  folder: string;
  /** The pages without an id in their path that a seller may open. */
  pages: Route[];
  /** The first page that needs a sign-in, and so shows the seller's own data. */
  privateRoute: Route | undefined;
}

export const workspaceRemotes = (): WorkspaceRemote[] =>
  remoteNames().map((name) => {
    const folder = join(root, name);
    const { routes } = JSON.parse(readFileSync(join(folder, 'src/remote.json'), 'utf8'));
    const pages = (routes as Route[]).filter(
      ({ path, access }) => !path.includes(':') && ['anyone', 'signed-in'].includes(access),
    );
    return { name, folder, pages, privateRoute: pages.find(({ access }) => access === 'signed-in') };
  });

/** Collects all texts in the responses of the api to a page. */
function collectApiTexts(page: Page) {
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

/** The visible text of an element, values of inputs included. */
const textIn = (locator: Locator) =>
  locator.evaluate((element) => {
    const inputs = [...element.querySelectorAll('input, textarea')] as HTMLInputElement[];
    return [element.textContent, ...inputs.map(({ value }) => value)].join('\n');
  });

const expectApiData = (main: Locator, apiTexts: Set<string>) =>
  expect
    .poll(async () => {
      const text = await textIn(main);
      return [...apiTexts].filter((answer) => text.includes(answer)).length;
    }, 'texts from the api on the page')
    .toBeGreaterThan(0);

/** Expects that a remote run alone shows its pages with data of the api, and logs nothing on the console. */
export async function expectPagesAlone(
  page: Page,
  alone: AloneServer,
  { name, pages, privateRoute }: WorkspaceRemote,
) {
  const watched = watchPage(page, alone.address);
  const apiTexts = collectApiTexts(page);
  const main = page.getByRole('main');
  await authenticate(page.context(), 'seller@handover.test', alone.address);
  await page.goto(`${alone.address}/`);
  const index = main.getByRole('heading', { level: 1, name: `${name} alone` });
  // The message has the page's logs, in case it stays empty.
  await expect
    .poll(async () => ({ isShown: await index.isVisible(), messages: watched.messages }))
    .toEqual({ isShown: true, messages: [] });
  for (const each of pages) {
    await main.getByRole('link', { name: each.page, exact: true }).click();
    // Some pages redirect to another page of the remote.
    await expect(index).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).not.toContainText('Page of mfe-');
    if (each === privateRoute) await expectApiData(main, apiTexts);
    await page.goBack();
    await expect(index).toBeVisible();
  }
  expect(watched.crossOrigin).toEqual([]);
  expect(watched.messages).toEqual([]);
}

/** Expects the same, and that it is compiled from source with the mock host and no code of another remote. */
export async function expectRemoteAlone(page: Page, alone: AloneServer, remote: WorkspaceRemote) {
  await expectPagesAlone(page, alone, remote);
  const modules = await modulesOf(alone);
  const pageModules = remote.pages.map((each) => `./src/pages/${each.page}.page.tsx`);
  expect(modules).toEqual(
    expect.arrayContaining([
      './src/remote.tsx',
      expect.stringMatching(/shared\/tooling\/mock-host\/main\.tsx$/),
      ...pageModules,
    ]),
  );
  expect(modules.filter((file) => /(^|\/)(mfe-[^/]+|host|api)\/src\//.test(file))).toEqual([]);
}
