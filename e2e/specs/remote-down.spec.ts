import type { Page } from '@playwright/test';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { isMarked, markWindow, signedIn } from '../fixtures/signed-in.fixture.ts';
import { openAccount } from '../product/account.ts';
import { takeOut } from '../product/take-out.ts';

const EN = 'This part of Handover could not be loaded. Everything else works as usual';
const FR = 'Cette partie de Handover n’a pas pu être chargée. Le reste fonctionne normalement';

interface Area {
  remote: string;
  who: 'visitor' | 'somebody';
  path: string;
  heading: { en: string; fr: string };
  title: { en: string; fr: string };
  /** An area of another remote, to which one goes on meanwhile. */
  other: { path: string; heading: string };
}

const deals = { path: '/user-deals', heading: 'Deals' };
const market = { path: '/opportunities/sell-opportunities', heading: 'Businesses for sale' };

const AREAS: Area[] = [
  {
    remote: 'mfe-auth',
    who: 'visitor',
    path: '/login',
    heading: { en: 'Sign in', fr: 'Connexion' },
    title: { en: 'Account', fr: 'Le compte' },
    other: market,
  },
  {
    remote: 'mfe-companies',
    who: 'somebody',
    path: '/user-companies',
    heading: { en: 'My companies', fr: 'Mes sociétés' },
    title: { en: 'Companies', fr: 'La rubrique Entreprises' },
    other: deals,
  },
  {
    remote: 'mfe-opportunities',
    who: 'visitor',
    path: '/opportunities/sell-opportunities',
    heading: { en: 'Businesses for sale', fr: 'Entreprises à céder' },
    title: { en: 'Opportunities', fr: 'La rubrique Opportunités' },
    other: { path: '/login', heading: 'Sign in' },
  },
  {
    remote: 'mfe-deals',
    who: 'somebody',
    path: '/user-deals',
    heading: { en: 'Deals', fr: 'Transactions' },
    title: { en: 'Deals', fr: 'La rubrique Transactions' },
    other: market,
  },
  {
    remote: 'mfe-notifications',
    who: 'somebody',
    path: '/notifications',
    heading: { en: 'Notifications', fr: 'Notifications' },
    title: { en: 'Notifications', fr: 'La rubrique Notifications' },
    other: deals,
  },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** In the header; the account menu, which is closed, has some of them too. */
const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).filter({ visible: true });
const follow = (page: Page, path: string) => link(page, path).click();

for (const { remote, who, path, heading: own, title, other } of AREAS) {
  test(`while ${remote} is gone only its own area says so, in both languages, and Retry brings it back`, async ({
    page,
    context,
    watched,
  }) => {
    // Their own: the language that is chosen below stays with the account.
    if (who === 'somebody') await signedIn(context, await openAccount(process.env.E2E_ADDRESS ?? ''));
    await page.goto('/');
    await expect(link(page, path)).toBeVisible();
    await markWindow(page);
    const putBack = takeOut(process.env.E2E_DATA_DIR ?? '', remote);
    try {
      await follow(page, path);
      await expect(heading(page, `${title.en} cannot be shown right now`)).toBeVisible();
      await expect(page.getByText(EN)).toBeVisible();
      await expect(page.getByRole('alert').getByText(/^Reference: HR-\d{3}$/)).toBeVisible();

      await follow(page, other.path);
      await expect(heading(page, other.heading)).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Français' }).click();
      await expect(heading(page, `${title.fr} ne peut pas s’afficher pour le moment`)).toBeVisible();
      await expect(page.getByText(FR)).toBeVisible();

      const asked = watched.requests.length;
      await page.getByRole('button', { name: 'Réessayer' }).click();
      // Gone while it is asked for again, and back with the failure.
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      expect(watched.requests.slice(asked).join()).toContain(`/r/${remote}/`);
      await expect(heading(page, own.fr)).toBeHidden();

      putBack();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(heading(page, own.fr)).toBeVisible();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(heading(page, own.en)).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      expect(unexpected(watched.messages, `/r/${remote}/`)).toEqual([]);
    } finally {
      putBack();
    }
  });
}
