import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { expectToast, recordToasts } from '../fixtures/toasts.fixture.ts';
import { openAccount } from '../product/account.ts';
import { createCompany } from '../product/listing.ts';

const ANNUAL = '/api/company_annual_accounts/';
const address = () => process.env.E2E_ADDRESS ?? '';

const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const pdf = (name: string) => file(name, '%PDF-1.4\n%%EOF\n');

test('in French: a seller’s documents go up, are refused, ended, sent again and deleted; a stranger sees none', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const seller = await openAccount(address());
  const id = await createCompany(address(), seller, 'Fonderie du Drac');
  await recordToasts(context);
  await withLanguage(context, 'fr');
  await signedIn(context, seller);
  await page.goto(`/user-companies/view/${id}`);
  const group = page.getByRole('region', { name: 'Comptes annuels' });
  const input = group.getByLabel('Ajouter des fichiers\u202f: Comptes annuels');
  const stored = (name: string) => group.getByRole('button', { name: `Télécharger ${name}` });
  const onTheWay = group.getByRole('list', { name: 'En cours d’envoi\u202f: Comptes annuels' });
  const row = (name: string) => onTheWay.getByRole('listitem').filter({ hasText: name });
  await expect(group.getByText('Aucun fichier pour l’instant.')).toBeVisible();

  // One is held on its way and one breaks off; the others reach the server.
  let held = true;
  let broken = true;
  await page.route(`**${ANNUAL}`, (route) => {
    const body = route.request().postData() ?? '';
    if (held && body.includes('lent.pdf')) return undefined;
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
    'Fichier refusé\u202f: son contenu ne correspond pas à son extension.',
  );
  await expect(row('lent.pdf').getByRole('progressbar')).toBeVisible();

  await row('lent.pdf').getByRole('button').click();
  await expect(row('lent.pdf')).toHaveCount(0);
  held = false;
  await expect(row('coupé.pdf')).toContainText('la connexion a été coupée');
  broken = false;
  await row('coupé.pdf').getByRole('button', { name: 'Réessayer\u202f: coupé.pdf' }).click();
  await expect(stored('coupé.pdf')).toBeVisible();
  await expect(stored('lent.pdf')).toHaveCount(0);
  await expectToast(page, 'Comptes annuels\u202f: 2 fichiers n’ont pas pu être enregistrés');
  await row('faux.pdf').getByRole('button').click();
  await expect(onTheWay).toHaveCount(0);

  const download = page.waitForEvent('download');
  await stored('2024.pdf').click();
  expect((await download).suggestedFilename()).toBe('2024.pdf');

  await group.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).check();
  await group.getByRole('button', { name: 'Supprimer 2 fichiers' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer 2 fichiers\u202f?' });
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(group.getByText('Aucun fichier pour l’instant.')).toBeVisible();
  expect(unexpected(watched.messages, ANNUAL)).toEqual([]);

  const stranger = await browser.newContext({ baseURL: address() });
  await signedIn(stranger, await openAccount(address()));
  const theirs = await stranger.newPage();
  await theirs.goto(`/user-companies/view/${id}`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'No such company' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Annual accounts' })).toHaveCount(0);
  await stranger.close();
});
