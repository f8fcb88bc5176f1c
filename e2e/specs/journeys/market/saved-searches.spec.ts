import { LANGUAGES, routes } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withoutSoundQuestion } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { LONG_TIMEOUT } from '../../../product/limits.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';
import { mailsTo } from '../../../product/records/outbox.ts';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);

  test(
    `a search is saved, finds what is published later, by bell and mail, and is deleted (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      const buyer = await createAccount(address());
      // A word that no other listing has.
      const word = `Zinguerie${buyer.email.replaceAll(/\W/g, '').slice(0, 12)}`;
      const title = `${word} de la Valserine`;
      await recordToasts(context);
      await withoutSoundQuestion(context);
      await withLanguage(context, language);
      await authenticate(context, buyer);
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Toits' }) });

      await test.step('what is searched is kept under a name', async () => {
        await page.goto(`${routes.opportunities('sell')}?search=${word}`);
        await page.getByRole('button', { name: t('searches.save'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        const name = dialog.getByRole('textbox', { name: t('searches.name') });
        await expect(name).toHaveValue(word);
        await name.fill('Toits');
        await dialog.getByRole('checkbox', { name: t('searches.byMail') }).check();
        expect(await axeFindings(page)).toEqual([]);
        await name.press('Enter');
        await expectToast(page, t('searches.kept'));
      });

      await test.step('another person publishes: the bell and a mail tell of it within the minute', async () => {
        await page.goto(routes.savedSearches);
        await expect(row).toBeVisible();
        const listing = await offerConfidentially(address(), { project_title: title });
        await publish(address(), listing);
        await expectToast(page, new RegExp(title));
        const mails = () => mailsTo(dataDir(), buyer.email).filter(({ text }) => text.includes(title));
        await expect.poll(() => mails().length, LONG_TIMEOUT).toBe(1);
        expect(mails()[0]?.text).toContain(routes.opportunity(listing.id));
      });

      await test.step('the new one is counted until it is looked at', async () => {
        await page.reload();
        await expect(row).toContainText(t('searches.new_one', { count: 1 }));
        await expect(row).toContainText(t('searches.words', { text: word }));
        await row.getByRole('link').click();
        await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
        await page.goto(routes.savedSearches);
        await expect(row).toBeVisible();
        await expect(row).not.toContainText(t('searches.new_one', { count: 1 }));
      });

      await test.step('it is deleted, which is taken back once, and deleted', async () => {
        await row.getByRole('button', { name: t('searches.delete') }).click();
        await expect(row).toHaveCount(0);
        await page.getByRole('button', { name: t('searches.undo') }).dblclick();
        await expect(row).toHaveCount(1);
        await row.getByRole('button', { name: t('searches.delete') }).click();
        await expect(row).toHaveCount(0);
        await expect(page.getByText(t('searches.none'))).toBeVisible();
      });
      expect(unexpected(watched.messages)).toEqual([]);
    },
  );
}
