import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';

const ANNUAL = '/api/company_annual_accounts/';

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content as string),
});
const pdf = (name: string) => file(name, onePagePdf(name));

/** The place of the first toast; earlier ones may be gone. */
const topOfToasts = (page: Page) =>
  page.evaluate(() => {
    const container = document.createElement('div');
    container.className = 'Toastify__toast-container Toastify__toast-container--bottom-right';
    document.body.append(container);
    const { top } = container.getBoundingClientRect();
    container.remove();
    return top;
  });

test('in French: documents are uploaded, refused, cancelled, retried and deleted; other users see none', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const seller = await createAccount(address());
  const id = await createCompany(address(), seller, 'Fonderie du Drac');
  await recordToasts(context);
  await withLanguage(context, 'fr');
  await authenticate(context, seller);
  await page.goto(`/user-companies/view/${id}`);
  const group = page.getByRole('region', { name: 'Comptes annuels' });
  const input = group.getByLabel('Ajouter des fichiers\u202f: Comptes annuels');
  const stored = (name: string) => group.getByRole('button', { name: `Télécharger ${name}` });
  const uploads = group.getByRole('list', { name: 'En cours d’envoi\u202f: Comptes annuels' });
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await expect(group.getByText('Aucun fichier pour l’instant.')).toBeVisible();

  // One upload stalls and one is aborted; the others reach the server.
  let stalled = true;
  let broken = true;
  await page.route(`**${ANNUAL}`, (route) => {
    const body = route.request().postData() ?? '';
    if (stalled && body.includes('lent.pdf')) return undefined;
    return broken && body.includes('coupé.pdf') ? route.abort() : route.continue();
  });
  await input.setInputFiles([
    pdf('2024.pdf'),
    file('faux.pdf', 'Ceci n’est pas un PDF.'),
    pdf('lent.pdf'),
    pdf('coupé.pdf'),
  ]);
  await expect(stored('2024.pdf')).toBeVisible();
  await expect(row('faux.pdf')).toContainText(
    'n’est pas celui d’un fichier pdf. Ouvrez\u2011le dans son logiciel',
  );
  await expect(row('lent.pdf').getByRole('progressbar')).toBeVisible();

  await row('lent.pdf').getByRole('button').click();
  await expect(row('lent.pdf')).toHaveCount(0);
  stalled = false;
  await expect(row('coupé.pdf')).toContainText('la connexion a été coupée');
  broken = false;
  await row('coupé.pdf').getByRole('button', { name: 'Réessayer\u202f: coupé.pdf' }).click();
  await expect(stored('coupé.pdf')).toBeVisible();
  await expect(stored('lent.pdf')).toHaveCount(0);
  await expectToast(page, 'Comptes annuels\u202f: 2 fichiers n’ont pas pu être enregistrés');
  // Toasts cover neither the title of the page and its state, nor a field above the keyboard of a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await topOfToasts(page)).toBeGreaterThan(450);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await topOfToasts(page)).toBeGreaterThan(450);
  await row('faux.pdf').getByRole('button').click();
  await expect(uploads).toHaveCount(0);

  const download = page.waitForEvent('download');
  await stored('2024.pdf').click();
  expect((await download).suggestedFilename()).toBe('2024.pdf');

  await group.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await group.getByRole('button', { name: 'Supprimer 2 fichiers' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer 2 fichiers\u202f?' });
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(group.getByText('Aucun fichier pour l’instant.')).toBeVisible();
  expect(unexpected(watched.messages, ANNUAL)).toEqual([]);

  const otherUser = await browser.newContext({ baseURL: address() });
  await authenticate(otherUser, await createAccount(address()));
  const otherPage = await otherUser.newPage();
  await otherPage.goto(`/user-companies/view/${id}`);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'No such company' })).toBeVisible();
  await expect(otherPage.getByRole('region', { name: 'Annual accounts' })).toHaveCount(0);
  await otherUser.close();
});
