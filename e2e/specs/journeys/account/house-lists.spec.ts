import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { STAFF } from '../../../product/records/confidential-listing.ts';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);
  const isFrench = language === 'fr';

  test(
    `staff change a question and add a sector; a visitor reads both (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context, browser, watched }) => {
      const mark = crypto.randomUUID().slice(0, 8);
      await recordToasts(context);
      await authenticate(context, STAFF);
      await withLanguage(context, language);
      const field = (name: string) => page.getByRole('textbox', { name: containing(t(name)) });
      const save = async () => {
        await page.getByRole('button', { name: t('lists.save') }).click();
        await expectToast(page, t('lists.saved'));
      };

      await page.goto(routes.faqEntries);
      const entry = routes.faqEntry(isFrench ? 202 : 201);
      await page.getByRole('main').locator(`a[href$="${entry}"]`).click();
      await field('lists.faq.question').fill(`Who reads ${mark}?`);
      await field('lists.faq.questionFr').fill(`Qui lit ${mark} ?`);
      expect(await axeFindings(page)).toEqual([]);
      await save();
      await expect(page).toHaveURL(routes.faqEntries);
      expect(await axeFindings(page)).toEqual([]);

      await page.goto(routes.houseLists);
      await page.getByRole('link', { name: t('lists.create.sectors') }).click();
      await field('lists.name').fill(`Craft ${mark}`);
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: t('lists.save') }).click();
      await expect(field('lists.nameFr')).toBeFocused();
      await field('lists.nameFr').fill(`Artisanat ${mark}`);
      await save();
      const section = page.getByRole('region', { name: isFrench ? `Artisanat ${mark}` : `Craft ${mark}` });
      await section.getByRole('button', { name: containing(t('lists.up', { name: '' }).trim()) }).click();
      await expectToast(page, t('lists.moved'));
      expect(await axeFindings(page)).toEqual([]);

      const visitor = await newPerson(browser, address());
      await withLanguage(visitor.context, language, address());
      // What the gateway has read for others it shares for a few seconds.
      await expect(async () => {
        await visitor.page.goto(routes.faq);
        const question = isFrench ? `Qui lit ${mark} ?` : `Who reads ${mark}?`;
        await expect(visitor.page.getByText(question)).toBeVisible({ timeout: 1000 });
      }).toPass();
      const offered = async () => (await (await fetch(`${address()}${paths.sectors}`)).json()).results;
      const added = (await offered()).find(({ name }: { name: string }) => name === `Craft ${mark}`);
      await visitor.page.goto(`${routes.opportunities('sell')}?sector=${added.id}`);
      const shown = visitor.page.getByText(isFrench ? `Artisanat ${mark}` : `Craft ${mark}`);
      await expect(shown.filter({ visible: true }).first()).toBeVisible();

      // Retired, it is offered to nobody; who has it in a link reads its name.
      await section.getByRole('link', { name: containing(t('lists.sectors.edit')) }).click();
      await page.getByRole('combobox', { name: containing(t('lists.offered')) }).click();
      await page.getByRole('option', { name: t('lists.states.retired') }).click();
      await save();
      const ids = async () => (await offered()).map(({ id }: { id: number }) => id);
      await expect.poll(ids).not.toContain(added.id);
      await visitor.page.reload();
      await expect(shown.filter({ visible: true }).first()).toBeVisible();
      expect(unexpected(watched.messages)).toEqual([]);
      await visitor.context.close();
    },
  );
}
