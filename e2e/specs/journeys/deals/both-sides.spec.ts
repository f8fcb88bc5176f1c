import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { letterOfIntent } from '../../../actions/letter-of-intent.ts';
import { offerBusiness } from '../../../actions/offer-business.ts';
import { choose, fillDate, newPerson, signIn } from '../../../actions/person.ts';
import { portrait } from '../../../actions/pictures.ts';
import { registerCompany } from '../../../actions/register-company.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { killProcesses } from '../../../product/api-outage.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount, PASSWORD, SIGNATURE } from '../../../product/records/account.ts';
import { dayFromNow } from '../../../product/records/open-deal.ts';
import { confirmationLink } from '../../../product/records/outbox.ts';

// Unique for this run, since data of earlier runs on the same product is still there.
const RUN = randomUUID().slice(0, 8);
// The title is not the company's, which would reveal the business.
const TITLE = `Optical lenses, ground by hand ${randomUUID().slice(0, 8)}`;
const COMPANY = `Lunetterie Secrète ${RUN}`;
const EMAIL = `marguerite-${RUN}@example.test`;
/** Private data that must not reach users without access. */
const PRIVATE_DATA = ['Lunetterie Secrète', 'Voiron', '720000', '361000', EMAIL];

test('a seller and a buyer go from sign-up to due diligence', async ({ browser }) => {
  const [seller, buyer, staff] = await Promise.all(
    [1, 2, 3].map(() => newPerson(browser, address(), { loadsAhead: true })),
  );
  if (!seller || !buyer || !staff) throw new Error('Three users are needed');

  await test.step('1. a seller signs up and completes the profile', async () => {
    const { page } = seller;
    await page.goto('/sign-up');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Password, once more' }).fill(PASSWORD);
    await page.getByLabel('First name').fill('Marguerite');
    await page.getByLabel('Last name').fill('O’Neil-Dupré');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/user-details');
    await page.locator('input[type=file]').setInputFiles(portrait);
    await page.getByRole('button', { name: 'Use this part' }).click();
    await page.getByLabel('Phone').fill('+33 6 12 34 56 78');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(seller.page, 'Your profile is saved.');
  });

  await test.step('1b. the seller confirms the address by the mailed link, in another tab', async () => {
    const { page, context } = seller;
    const notice = page.getByRole('region', { name: 'Your e\u2011mail address is not confirmed' });
    await expect(notice).toContainText(EMAIL);
    const other = await context.newPage();
    await other.goto(await confirmationLink(dataDir(), EMAIL));
    await expect(other.getByText('Your e\u2011mail address is confirmed')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await other.close();
  });
  await test.step('2. the seller registers a company with an office and figures of three years', () =>
    registerCompany(seller, COMPANY));
  await test.step('3. the seller offers it; the opportunity is under review', () =>
    offerBusiness(seller, COMPANY, TITLE));

  await test.step('4. staff publish it', async () => {
    const { page } = staff;
    await authenticate(staff.context, 'staff@handover.test');
    await page.goto('/moderation');
    await page.getByRole('link', { name: TITLE }).click();
    const opened = page.getByRole('article', { name: TITLE });
    await opened.getByRole('button', { name: /^Publish/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expectToast(staff.page, new RegExp(`${TITLE}.* is published`));
  });

  await test.step('5. a buyer finds it, sees only the teaser, and asks for access', async () => {
    const { page, context } = buyer;
    await signIn(buyer, await createAccount(address()), true);
    await page.goto('/opportunities/sell-opportunities');
    await page.getByLabel('Search').fill('optical lens');
    await expect(page).toHaveURL(/search=optical/);
    await choose(page, 'Sector', 'Industry');
    await expect(page).toHaveURL(/sector=\d+/);
    const shared = page.url();
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/sector=/);
    await page.goForward();
    await expect(page).toHaveURL(shared);
    const other = await context.newPage();
    await other.goto(shared);
    await expect(other.getByLabel('Search')).toHaveValue('optical lens');
    await expect(other.getByRole('link', { name: TITLE })).toBeVisible();
    await other.close();

    await page.getByRole('link', { name: TITLE }).click();
    await expect(page).toHaveURL(/\/opportunities\/\d+/);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const expectNoPrivateData = async () => {
      const seen = `${await page.locator('body').innerText()} ${await buyer.responseBodies()}`;
      for (const text of PRIVATE_DATA) expect(seen).not.toContain(text);
    };
    await expect(page.getByRole('button', { name: 'Ask for access' })).toBeVisible();
    await expectNoPrivateData();
    await page.getByRole('button', { name: 'Ask for access' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask for access' });
    await asking.getByRole('checkbox', { name: /confidentiality agreement/ }).check();
    await asking.getByLabel(/Your name/).fill(SIGNATURE);
    await asking.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Requested', { exact: true })).toBeVisible();
    await expectNoPrivateData();
  });

  await test.step('6. the seller is notified at once and accepts', async () => {
    const { page } = seller;
    await expectToast(seller.page, /asks for access/);
    await expect(page.getByRole('button', { name: /Notifications, 2 unread/ })).toBeVisible();
    await page.goto('/user-deals?role=owner');
    await page
      .getByRole('listitem')
      .filter({ hasText: TITLE })
      .getByRole('button', { name: 'Answer' })
      .click();
    const dialog = page.getByRole('dialog', { name: `Open ${TITLE} to` });
    await dialog.getByRole('button', { name: 'Open to' }).click();
    await expectToast(seller.page, /^The deal with .* has begun\.$/);
  });

  await test.step('7. the buyer opens the deal, sees the private data, sends a letter of intent', async () => {
    const { page } = buyer;
    await expectToast(buyer.page, /has accepted your request/);
    await page.goto('/user-deals?role=requester');
    await page.getByRole('link', { name: TITLE }).first().click();
    await expect(page.getByText(COMPANY).first()).toBeVisible();
    await page.getByRole('link', { name: 'Submit a letter of intent' }).click();
    const letter = page.getByRole('main');
    await letter.getByRole('radio', { name: 'Attach your own file' }).check();
    await letter.locator('input[type=file]').setInputFiles(await letterOfIntent());
    await fillDate(letter, 'Valid until', dayFromNow(20));
    await letter.getByRole('button', { name: 'Submit the letter' }).click();
    await expectToast(buyer.page, 'Your letter of intent is submitted');
  });

  await test.step('8. the seller accepts it; both see due diligence and the countdown without reloading', async () => {
    const { page } = seller;
    await expectToast(seller.page, /has sent a letter of intent/);
    await page.getByRole('link', { name: TITLE }).first().click();
    await page.getByRole('button', { name: 'Accept the letter' }).click();
    const dialog = page.getByRole('dialog');
    await fillDate(dialog, 'End of exclusivity', dayFromNow(45));
    await dialog.getByRole('button', { name: 'Accept and begin exclusivity' }).click();
    for (const { page: each } of [seller, buyer]) {
      const now = each.getByRole('list', { name: 'Phases of the deal' }).locator('[aria-current=step]');
      await expect(now).toContainText('Due diligence');
      await expect(each.getByText('End of exclusivity').first()).toBeVisible();
    }
  });

  await test.step('9. the buyer switches to French; the whole page is translated', async () => {
    const { page } = buyer;
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page
      .getByRole('button', { name: /Français/ })
      .or(page.getByRole('radio', { name: /Français/ }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('[aria-current=step]')).toContainText('Audit d’acquisition');
    await expect(page.getByText(/3\s?900\s?000\s€/).first()).toBeVisible();
    const english = /Due diligence|Exclusivity|Overview|Asking price|Sign out|Deals|Next step/;
    // Toasts from before the switch stay English until they close.
    const texts = async () => (await page.locator('header, main, footer').allInnerTexts()).join(' ');
    await expect.poll(texts).not.toMatch(english);
  });

  await test.step('10. every process is killed and restarted; no data is lost, remembered users are still signed in', async () => {
    const { page } = buyer;
    await killProcesses('gateway', 'api', 'postgres');
    await page.reload();
    await expect(page.getByText(COMPANY).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
  for (const { watched } of [seller, buyer, staff]) expect(withoutOutage(watched.messages)).toEqual([]);
});

/** The messages without those about sockets and requests that fail while the servers restart. */
const withoutOutage = (messages: string[]) =>
  messages.filter(
    (text) => !/WebSocket connection|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|50[234]/.test(text),
  );
