import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { openAccount } from '../product/account.ts';
import { startAlone } from '../product/alone.ts';
import { LIMIT_MS } from '../product/limits.ts';
import { everyRemote, expectOwnPages } from '../walk/own-pages.ts';
import { newPerson, signIn } from '../walk/person.ts';

const LONG = { tag: '@long' };
const [first, ...others] = everyRemote();
if (!first) throw new Error('There is no remote');

const deployed = () => process.env.E2E_ADDRESS ?? '';

// The first one ever seeds the demo, and each compiles what no earlier start has left.
test.describe.configure({ timeout: LIMIT_MS });

test(`${first.name} alone in front of a deployed product: its own pages, and whom that knows can sign in`, async ({
  page,
  browser,
}) => {
  const { email } = await openAccount(deployed());
  const alone = await startAlone(first.folder, ['--against', deployed()]);
  const person = await newPerson(browser, alone.address);
  try {
    expect(alone.dataFolders()).toEqual([]);
    await expectOwnPages(page, alone, first);

    const watched = watchPage(person.page, alone.address);
    await person.page.goto('/');
    await expect(person.page.getByRole('main')).toContainText(`in front of ${deployed()}`);
    await signIn(person, email);
    await person.page.goto('/user-details');
    await expect(person.page.getByRole('main')).toContainText(email);
    expect(watched.foreign).toEqual([]);
    expect(watched.messages).toEqual([]);
  } finally {
    await person.context.close();
    expect(await alone.end()).toBe(0);
  }
});

// In front of the product that runs anyway, which spares each an api. `mock-host.spec.ts` is about the one that is left out.
for (const remote of others.filter(({ name }) => name !== 'mfe-opportunities')) {
  test(
    `${remote.name} alone shows its own pages on real data, with no code of another`,
    LONG,
    async ({ page }) => {
      const alone = await startAlone(remote.folder, ['--against', deployed()]);
      try {
        await expectOwnPages(page, alone, remote);
      } finally {
        expect(await alone.end()).toBe(0);
      }
    },
  );
}

// A start that finds what an earlier one left copies its data instead of seeding them.
for (const time of ['the first time', 'and again']) {
  test(
    `${first.name} alone has an api and a database of its own, which go with it: ${time}`,
    LONG,
    async ({ page }) => {
      const alone = await startAlone(first.folder);
      try {
        expect(alone.dataFolders()).toHaveLength(1);
        await expectOwnPages(page, alone, first);
      } finally {
        expect(await alone.end()).toBe(0);
        expect(alone.dataFolders()).toEqual([]);
      }
    },
  );
}
