import { LANGUAGES, paths, routes, type Sector } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { tabTo } from '../../../actions/keyboard.ts';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';
import { offerConfidentially, STAFF } from '../../../product/records/confidential-listing.ts';
import { postAs } from '../../../product/records/post-as.ts';

const article = (page: Page) => page.getByRole('article');

async function edit(owner: Account, id: number, fields: Record<string, string>) {
  const { access } = await fetchTokens(address(), owner);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const response = await fetch(address() + paths.opportunity(id), { method: 'PATCH', headers, body });
  expect(response.ok).toBe(true);
}

test.beforeEach(async ({ context }) => {
  await recordToasts(context);
  await authenticate(context, STAFF);
});
test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  /** Opens a case and waits until its keys work. */
  const openToRead = async (page: Page, id: number) => {
    await page.goto(routes.moderation(id));
    await untilUsable(page.getByRole('button', { name: t('moderation.publish') }));
  };

  /** Publishing asks first. */
  const sure = (page: Page) =>
    page.locator('[role="dialog"] button', { hasText: t('moderation.publish') }).click();

  test(
    `staff reject by keyboard with a reason, and find it with what was corrected (${language})`,
    tagByLanguage('en', language),
    async ({ page, context }) => {
      await withLanguage(context, language);
      const leaking = 'Brévenne turns small parts of steel, and ships them all over Europe.';
      const { id, owner } = await offerConfidentially(address(), { activity: leaking });
      await offerConfidentially(address());
      await page.goto(routes.moderation(id));
      const mark = article(page).locator('mark').first();
      await expect(mark).toContainText('Brévenne');
      await expect(mark).toContainText(t('identity.reason.company_name'));
      await expect(article(page).getByText(t('moderation.notConfirmed'))).toBeVisible();
      await expect(article(page).getByText('+33 4 76 05 12 34')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.keyboard.press('r');
      const reason = page.getByRole('textbox', { name: t('moderation.reason') });
      await expect(reason).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.type('The activity names the company, jp.');
      await tabTo(page, page.getByRole('button', { name: t('moderation.confirmReject') }), 2);
      await page.keyboard.press('Enter');
      await expectToast(
        page,
        containing(t('moderation.rejected', { title: 'Turned parts for watchmakers' })),
      );
      await expect(page).not.toHaveURL(routes.moderation(id));
      await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeFocused();

      await edit(owner, id, { activity: 'Turns small parts of steel, and ships them all over Europe.' });
      await page.goto(routes.moderation(id));
      await expect(article(page).getByText('The activity names the company, jp.')).toBeVisible();
      const row = article(page)
        .getByRole('row')
        .filter({ hasText: t('moderation.field.activity') });
      await expect(row).toContainText(leaking);
      await expect(row).toContainText('Turns small parts of steel');
      await expect(article(page).locator('mark')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test(
    `staff go through the queue and publish by single keys (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context }) => {
      await withLanguage(context, language);
      const { id } = await offerConfidentially(address());
      await offerConfidentially(address());
      await openToRead(page, id);
      await expect(article(page).getByText('Tournerie Brévenne')).toBeVisible();
      const status = page.getByRole('status').filter({ hasText: /\d/ }).first();
      const shown = await status.innerText();
      await page.keyboard.press('j');
      await expect(page).not.toHaveURL(routes.moderation(id));
      await expect(status).not.toHaveText(shown);
      await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
      await page.keyboard.press('k');
      await expect(page).toHaveURL(routes.moderation(id));
      await expect(page.getByRole('list', { name: t('moderation.keys.label') })).toContainText(
        t('moderation.keys.publish'),
      );
      await page.keyboard.press('p');
      await sure(page);
      await expectToast(
        page,
        containing(t('moderation.published', { title: 'Turned parts for watchmakers' })),
      );
      await expect(page).not.toHaveURL(routes.moderation(id));
      const published = await page.request.get(paths.opportunity(id), {
        headers: { authorization: 'Bearer null' },
      });
      expect(published.status()).toBe(200);
    },
  );

  test(
    `staff accept one new tag and refuse another by keyboard, and only then publish (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context }) => {
      await withLanguage(context, language);
      const { id, owner } = await offerConfidentially(address());
      const names = [`Levage${language}`, `Sablage${language}`];
      const ids: number[] = [];
      for (const name of names) ids.push((await postAs(address(), owner, paths.tags, { name })).id);
      await edit(owner, id, { tags: ids.join() });
      await openToRead(page, id);
      const choices = (name: string) =>
        page.getByRole('radiogroup', { name: t('moderation.newNames.tag', { name }) });
      const choice = (name: string, value: 'accept' | 'refuse') =>
        choices(name).getByRole('radio', { name: t(`moderation.newNames.${value}`) });
      const [accepted = '', refused = ''] = names;
      await expect(choice(accepted, 'accept')).toBeVisible();
      await page.keyboard.press('p');
      await expect(choice(accepted, 'accept')).toBeFocused();
      await expect(page.getByText(t('moderation.newNames.missing'))).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(choice(refused, 'accept')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(choice(refused, 'refuse')).toBeChecked();
      await expect(page.getByText(t('moderation.newNames.missing'))).toHaveCount(0);
      await page.keyboard.press('p');
      await sure(page);
      await expectToast(
        page,
        containing(t('moderation.published', { title: 'Turned parts for watchmakers' })),
      );
      const published = await (await fetch(address() + paths.opportunity(id))).json();
      expect(published.tags.map(({ name }: { name: string }) => name)).toEqual([accepted]);
    },
  );

  test(
    `a double click publishes one, not the next one unread (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      await withLanguage(context, language);
      const { id } = await offerConfidentially(address());
      await offerConfidentially(address());
      await openToRead(page, id);
      await expect(article(page).getByText('Tournerie Brévenne')).toBeVisible();
      const publish = page.getByRole('button', { name: t('moderation.publish') });
      // The next one is read already, so that its button could be pressed at once.
      await page.keyboard.press('j');
      await expect(page).not.toHaveURL(routes.moderation(id));
      await expect(publish).toBeEnabled();
      await page.keyboard.press('k');
      await expect(page).toHaveURL(routes.moderation(id));
      await publish.dblclick();
      await sure(page);
      await expectToast(
        page,
        containing(t('moderation.published', { title: 'Turned parts for watchmakers' })),
      );
      await expect(publish).toBeEnabled();
      expect(watched.requests.filter((url) => /\/moderate\/$/.test(url))).toHaveLength(1);
    },
  );

  test(
    `what its owner changed after it was read is not published (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context, watched }) => {
      await withLanguage(context, language);
      const project_title = `Gear wheels for tower clocks (${language})`;
      const { id, owner } = await offerConfidentially(address(), { project_title });
      await offerConfidentially(address());
      await openToRead(page, id);
      await expect(article(page).getByText('Tournerie Brévenne')).toBeVisible();
      const activity = 'Brévenne cuts gear wheels, and this was not there when it was read.';
      await edit(owner, id, { activity });
      await page.keyboard.press('p');
      await sure(page);
      await expectToast(page, containing(t('moderation.changedMeanwhile', { title: project_title })));
      const asVisitor = { headers: { authorization: 'Bearer null' } };
      expect((await page.request.get(paths.opportunity(id), asVisitor)).status()).toBe(404);
      await page
        .getByRole('navigation', { name: t('moderation.queue') })
        .locator(`a[href="${routes.moderation(id)}"]`)
        .click();
      await expect(article(page).getByText('cuts gear wheels')).toBeVisible();
      await expect(article(page).locator('mark').first()).toContainText('Brévenne');
      expect(unexpected(watched.messages.splice(0), 'status of 409')).toEqual([]);
    },
  );

  test(
    `staff choose the sector of an owner who needs help, which is never public (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context, browser }) => {
      await withLanguage(context, language);
      const { id, owner } = await offerConfidentially(address());
      const read = async (path: string) => (await fetch(address() + path)).json();
      const nameOf = (each: Sector) => (language === 'fr' ? each.name_fr : each.name);
      const [help, chosen] = [await read(paths.needHelpSector), (await read(paths.sectors)).results[1]];
      await edit(owner, id, { sectors: String(help.id) });
      await openToRead(page, id);
      await page.keyboard.press('p');
      await expect(article(page).getByText(t('moderation.openChoices.missing'))).toBeVisible();
      await expect(page.getByRole('combobox', { name: t('moderation.field.sectors') })).toBeFocused();
      await page.keyboard.type(nameOf(chosen));
      await page.getByRole('option', { name: nameOf(chosen) }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('moderation.publish') }).click();
      await sure(page);
      await expectToast(
        page,
        containing(t('moderation.published', { title: 'Turned parts for watchmakers' })),
      );
      const visitor = await newPerson(browser, address());
      await withLanguage(visitor.context, language);
      await visitor.page.goto(routes.opportunity(id));
      await expect(visitor.page.getByRole('main').getByText(nameOf(chosen)).first()).toBeVisible();
      expect(await visitor.page.content()).not.toContain(nameOf(help));
    },
  );
}
