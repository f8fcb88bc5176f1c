import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { offerConfidentially, publish, STAFF } from '../../../product/records/confidential-listing.ts';
import { mailsTo } from '../../../product/records/outbox.ts';
import { postAs } from '../../../product/records/post-as.ts';

const TITLE = 'Turned parts for watchmakers';
const EXPLANATION = 'The text is copied from the site of another workshop.';
const REASON = 'The text belongs to somebody else, who has shown it to us.';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  const ofStaff = translationsOf('mfe-auth', language);

  test(
    `a visitor reports a listing, staff take it down, both are told and the owner not by whom (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, browser, watched }) => {
      await withLanguage(context, language);
      const listing = await offerConfidentially(address());
      await publish(address(), listing);
      const member = await createAccount(address());
      await postAs(address(), member, paths.reportOpportunity(listing.id), {
        reason: 'other',
        explanation: EXPLANATION,
        good_faith: true,
      });
      const email = `visitor.${listing.id}.${language}@example.test`;

      // The visitor.
      await page.goto(routes.opportunity(listing.id));
      const report = page.getByRole('button', { name: t('report.action') });
      await untilUsable(report);
      await report.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`${address()}${routes.opportunity(listing.id)}`);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('report.send') }).click();
      await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('combobox').click();
      await page.getByRole('option', { name: t('report.reasons.rights') }).click();
      await dialog.locator('[name="explanation"]').fill(EXPLANATION);
      await dialog.locator('[name="name"]').fill('Vera Visitor');
      await dialog.locator('[name="email"]').fill(email);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: t('report.send') }).click();
      await expect(dialog).toContainText(t('report.mailed', { email }));
      expect(await axeFindings(page)).toEqual([]);
      await dialog
        .getByRole('button', { name: t('report.close'), exact: true })
        .last()
        .click();
      await expect(dialog).toBeHidden();
      await expect(report).toBeFocused();
      await expect.poll(() => mailsTo(dataDir(), email).at(-1)?.text).toContain(TITLE);

      // Staff.
      const staffs = await browser.newContext();
      await authenticate(staffs, STAFF);
      await withLanguage(staffs, language, address());
      await recordToasts(staffs);
      const room = await staffs.newPage();
      await room.goto(address() + routes.reports);
      const open = room.getByRole('list', { name: ofStaff('reports.open.title') });
      const row = open.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(EXPLANATION);
      expect(await axeFindings(room)).toEqual([]);
      await row.getByRole('button').click();
      const decision = room.getByRole('dialog');
      await decision.getByRole('combobox').click();
      await room.getByRole('option', { name: ofStaff('reports.choices.taken_down') }).click();
      await decision.getByRole('textbox', { name: ofStaff('reports.reason') }).fill(REASON);
      expect(await axeFindings(room)).toEqual([]);
      await decision.getByRole('button', { name: ofStaff('reports.actions.taken_down') }).click();
      await expectToast(room, ofStaff('reports.done.taken_down'));
      await expect(row).toBeHidden();
      const decided = room.getByRole('list', { name: ofStaff('reports.decided.title') });
      await expect(decided.getByRole('listitem').filter({ hasText: email })).toContainText(REASON);
      await staffs.close();

      // Both who reported.
      for (const to of [email, member.email])
        await expect.poll(() => mailsTo(dataDir(), to).at(-1)?.text).toContain(REASON);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(TITLE);

      // The owner.
      await authenticate(context, listing.owner);
      await page.goto(routes.notifications);
      const notice = page.getByRole('listitem').filter({ hasText: REASON });
      await expect(notice).toContainText(containing(TITLE));
      await page.goto(routes.oppView(listing.id));
      await expect(page.getByText(containing(REASON)).first()).toBeVisible();
      for (const told of [email, 'Vera', member.email]) await expect(page.getByText(told)).toHaveCount(0);
      expect(unexpected(watched.messages, '404')).toEqual([]);
    },
  );
}
