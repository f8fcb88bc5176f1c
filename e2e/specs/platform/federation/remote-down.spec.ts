import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { withdrawRemote } from '../../../product/releases/withdraw-remote.ts';

const EN = 'This part of Handover could not be loaded. Everything else works as usual';
const FR = 'Cette partie de Handover n’a pas pu être chargée. Le reste fonctionne normalement';

interface Area {
  remote: string;
  user: 'anonymous' | 'signed-in';
  path: string;
  /** The button of the header that shows the link. */
  opener?: string;
  heading: { en: string; fr: string };
  title: { en: string; fr: string };
  /** A page of another remote, visited meanwhile. */
  other: { path: string; heading: string };
}

const deals = { path: '/user-deals', heading: 'Deals' };
const market = { path: '/opportunities/sell-opportunities', heading: 'Businesses for sale' };

const AREAS: Area[] = [
  {
    remote: 'mfe-auth',
    user: 'anonymous',
    path: '/login',
    heading: { en: 'Sign in', fr: 'Connexion' },
    title: { en: 'Account', fr: 'Le compte' },
    other: market,
  },
  {
    remote: 'mfe-companies',
    user: 'signed-in',
    path: '/user-companies',
    heading: { en: 'My companies', fr: 'Mes sociétés' },
    title: { en: 'Companies', fr: 'La rubrique Sociétés' },
    other: deals,
  },
  {
    remote: 'mfe-opportunities',
    user: 'anonymous',
    path: '/opportunities/sell-opportunities',
    heading: { en: 'Businesses for sale', fr: 'Entreprises à céder' },
    title: { en: 'Opportunities', fr: 'La rubrique Dossiers' },
    other: { path: '/login', heading: 'Sign in' },
  },
  {
    remote: 'mfe-deals',
    user: 'signed-in',
    path: '/user-deals',
    heading: { en: 'Deals', fr: 'Transactions' },
    title: { en: 'Deals', fr: 'La rubrique Transactions' },
    other: market,
  },
  {
    remote: 'mfe-notifications',
    user: 'signed-in',
    path: '/notifications',
    opener: 'Notifications, none unread',
    heading: { en: 'Notifications', fr: 'Notifications' },
    title: { en: 'Notifications', fr: 'La rubrique Notifications' },
    other: deals,
  },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** The visible link in the header; the closed user menu has some of them too. */
const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).filter({ visible: true });
const follow = (page: Page, path: string) => link(page, path).click();

/** That of `pnpm test`: it is in the header of every page as well. Visitors meet one that is down in `remote-faults`. */
const USUAL = 'mfe-notifications';

for (const { remote, user, path, opener, heading: pageTitle, title, other } of AREAS) {
  test(`while ${remote} is missing only its own area fails, in both languages, and Retry recovers it`, {
    tag: remote === USUAL ? [] : '@long',
  }, async ({ page, context, watched }) => {
    // A new account: the language chosen below is saved in the account.
    if (user === 'signed-in') await authenticate(context, await createAccount(address()));
    await page.goto('/');
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(link(page, path)).toBeVisible();
    await markWindow(page);
    const putBack = withdrawRemote(dataDir(), remote);
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
      // Hidden while the remote is loaded again, and shown again with the failure.
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      expect(watched.requests.slice(asked).join()).toContain(`/r/${remote}/`);
      await expect(heading(page, pageTitle.fr)).toBeHidden();

      putBack();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(heading(page, pageTitle.fr)).toBeVisible();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(heading(page, pageTitle.en)).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      expect(unexpected(watched.messages, `/r/${remote}/`)).toEqual([]);
    } finally {
      putBack();
    }
  });
}
