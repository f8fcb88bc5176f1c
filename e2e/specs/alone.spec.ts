import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { openAccount } from '../product/account.ts';
import { type Alone, startAlone } from '../product/alone.ts';
import { slowness } from '../product/machine-speed.ts';
import { everyRemote, expectOwnPages } from '../walk/own-pages.ts';
import { newPerson, signIn } from '../walk/person.ts';

/** A start that finds what an earlier one left. */
const READY_MS = 15_000;

const [first, ...others] = everyRemote();
if (!first) throw new Error('There is no remote');

const deployed = () => process.env.E2E_ADDRESS ?? '';
const seconds = ({ tookMs }: Alone) => `ready after ${(tookMs / 1000).toFixed(1)} s`;

// The first one ever seeds the demo, and each compiles what no earlier start has left.
test.describe.configure({ timeout: 240_000 });

test(`${first.name} alone has an api and a database of its own, which go with it`, async ({ page }) => {
  const alone = await startAlone(first.folder);
  try {
    console.log(`${first.name} alone: ${seconds(alone)}`);
    expect(alone.dataFolders()).toHaveLength(1);
    await expectOwnPages(page, alone, first);
  } finally {
    expect(await alone.end()).toBe(0);
    expect(alone.dataFolders()).toEqual([]);
  }
});

test('one that was started before is ready within 15 s', async () => {
  const slow = await slowness();
  const alone = await startAlone(first.folder);
  console.log(
    `alone again: ${seconds(alone)}, on a machine ${slow.toFixed(1)} times slower than a quiet one`,
  );
  expect(await alone.end()).toBe(0);
  expect(alone.tookMs).toBeLessThan(READY_MS * slow);
});

// In front of the product that runs anyway, which spares each an api. `mock-host.spec.ts` is about the one that is left out.
for (const remote of others.filter(({ name }) => name !== 'mfe-opportunities')) {
  test(`${remote.name} alone shows its own pages on real data, with no code of another`, async ({ page }) => {
    const alone = await startAlone(remote.folder, ['--against', deployed()]);
    try {
      console.log(`${remote.name} alone, against a deployed product: ${seconds(alone)}`);
      expect(alone.dataFolders()).toEqual([]);
      await expectOwnPages(page, alone, remote);
    } finally {
      expect(await alone.end()).toBe(0);
    }
  });
}

test('whom a deployed product knows can sign in in front of it', async ({ browser }) => {
  const { email } = await openAccount(deployed());
  const alone = await startAlone(first.folder, ['--against', deployed()]);
  const person = await newPerson(browser, alone.address);
  try {
    const { page } = person;
    const watched = watchPage(page, alone.address);
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(`in front of ${deployed()}`);
    await signIn(person, email);
    await page.goto('/user-details');
    await expect(page.getByRole('main')).toContainText(email);
    expect(watched.foreign).toEqual([]);
    expect(watched.messages).toEqual([]);
  } finally {
    await person.context.close();
    expect(await alone.end()).toBe(0);
  }
});
