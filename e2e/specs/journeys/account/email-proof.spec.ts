import { LANGUAGES, routes } from '@handover/shared/contract';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createUnprovenAccount, SIGNATURE } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';
import { confirmationLink, mailsTo } from '../../../product/records/outbox.ts';

const MESSAGE = 'We have turned such parts for thirty years.';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);
  const o = translationsOf('mfe-opportunities', language);
  const inputs = translationsOf('inputs', language);

  test(
    `who has not confirmed the address is told what to do, keeps what they typed, and goes on (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      const listing = await offerConfidentially(address());
      await publish(address(), listing);
      const account = await createUnprovenAccount(address());
      await recordToasts(context);
      await withLanguage(context, language, address());
      await authenticate(context, account);
      await page.goto(routes.opportunity(listing.id));
      const notice = page.getByRole('region', { name: t('proof.label') });
      await expect(notice).toContainText(account.email);
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('button', { name: o('access.request.action') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('textbox', { name: containing(o('access.request.signature')) }).fill(SIGNATURE);
      const message = dialog.getByRole('textbox', { name: containing(o('access.request.message')) });
      await message.fill(MESSAGE);
      await dialog.getByRole('button', { name: o('access.request.send') }).click();
      const again = dialog.getByRole('alert').getByRole('button', { name: inputs('emailProof.send') });
      await expect(again).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await again.click();
      await expectToast(page, inputs('emailProof.sent', { email: account.email }));
      await expect.poll(() => mailsTo(dataDir(), account.email).length).toBe(2);

      const other = await context.newPage();
      await other.goto(await confirmationLink(dataDir(), account.email));
      await expect(other.getByText(t('proof.doneTitle'))).toBeVisible();
      await other.close();
      await expect(notice).toHaveCount(0);
      await expect(message).toHaveValue(MESSAGE);
      await dialog.getByRole('button', { name: o('access.request.send') }).click();
      await expect(dialog).toBeHidden();
      expect(unexpected(watched.messages, '/request_access/')).toEqual([]);
    },
  );
}

test('opened on another device, the link asks for the password, and signs out the first one', async ({
  browser,
}) => {
  const t = translationsOf('mfe-auth', 'en');
  const account = await createUnprovenAccount(address());
  const [first, phone] = [await newPerson(browser, address()), await newPerson(browser, address())];
  await authenticate(first.context, account);
  await first.page.goto(routes.userDetails);
  await phone.page.goto(await confirmationLink(dataDir(), account.email));
  await expect(phone.page.getByText(t('proof.signInLead'))).toBeVisible();
  expect(await axeFindings(phone.page)).toEqual([]);
  await phone.page.getByRole('textbox', { name: t('fields.email') }).fill(account.email);
  await phone.page.getByRole('textbox', { name: t('fields.password') }).fill(account.password);
  await phone.page.keyboard.press('Enter');
  await expect(phone.page.getByText(t('proof.doneTitle'))).toBeVisible();
  await expect(first.page).toHaveURL(/\/login/);
  for (const { context } of [first, phone]) await context.close();
});
