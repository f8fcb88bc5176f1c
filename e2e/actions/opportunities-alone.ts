import type { Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { patient as expect } from '../fixtures/patient.fixture.ts';
import { keepingAccounts } from '../fixtures/preferences.fixture.ts';
import { type AloneServer, startAlone } from '../product/alone.ts';
import { HANG_LIMIT_MS } from '../product/limits.ts';
import { PackageCopy } from '../product/releases/package-copy.ts';

/** A copy of mfe-opportunities that runs alone, in the mock host, during the tests of a file. */
export function opportunitiesAlone() {
  let started: { copy: PackageCopy; alone: AloneServer } | undefined;
  const get = () => {
    if (!started) throw new Error('It runs during tests.');
    return started;
  };
  test.describe.configure({ timeout: HANG_LIMIT_MS });
  test.beforeAll(async () => {
    test.setTimeout(HANG_LIMIT_MS);
    const copy = new PackageCopy('mfe-opportunities');
    try {
      started = { copy, alone: await startAlone(copy.folder) };
    } catch (error) {
      copy.dispose();
      throw error;
    }
  });
  test.afterAll(async () => {
    if (!started) return;
    const { copy, alone } = started;
    expect(await alone.end()).toBe(0);
    expect(alone.dataFolders()).toEqual([]);
    copy.dispose();
  });

  /** Opens a page in the mock host and watches it; signed in as a demo user, or not. */
  async function open(page: Page, path: string, person?: string) {
    const { alone } = get();
    const watched = watchPage(page, alone.address);
    if (person) await authenticate(page.context(), `${person}@handover.test`, alone.address);
    await keepingAccounts(page);
    await page.goto(alone.address + path);
    return { ...watched, main: page.getByRole('main') };
  }
  return { get, open };
}
