import { LANGUAGES, routes } from '@handover/shared/contract';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withoutSoundQuestion } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { firmInvitationLink, mailsTo } from '../../../product/records/outbox.ts';

const FIRM = 'Roux & Associés';
/** The name of every new account. */
const NAME = 'Odile Marchand';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);

  test(
    `a firm is founded, a colleague joins by mail, gets another role and then the firm, and its founder leaves (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, browser, watched }) => {
      const [owner, colleague] = [await createAccount(address()), await createAccount(address())];
      await recordToasts(context);
      await withoutSoundQuestion(context);
      await withLanguage(context, language);
      await authenticate(context, owner);
      const invited = await newPerson(browser, address());
      await withLanguage(invited.context, language);
      await recordToasts(invited.context);
      await withoutSoundQuestion(invited.context);
      const main = page.getByRole('main');
      const theirs = invited.page.getByRole('main');
      const rowOf = (email: string) => main.getByRole('listitem').filter({ hasText: email });
      const choose = async (label: string, option: string) => {
        await main.getByRole('combobox', { name: label }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      };

      await test.step('it is founded from the menu of the account', async () => {
        await page.goto(routes.userDetails);
        await page
          .getByRole('banner')
          .getByRole('button', { name: new RegExp(NAME) })
          .click();
        await page.getByRole('link', { name: t('menu.firm'), exact: true }).click();
        await expect(page).toHaveURL(routes.firm());
        await main.getByRole('textbox', { name: t('firm.fields.name') }).fill(FIRM);
        await choose(t('firm.fields.kind'), t('firm.kinds.adviser'));
        await choose(t('firm.fields.country'), 'France');
        await main.getByRole('button', { name: t('firm.found.submit') }).click();
        await expectToast(page, t('firm.found.done'));
        await expect(main.getByText(FIRM, { exact: true })).toBeVisible();
      });

      await test.step('a colleague is invited by mail', async () => {
        await main.getByRole('textbox', { name: t('firm.invite.email') }).fill(colleague.email);
        await main.getByRole('button', { name: t('firm.invite.submit'), exact: true }).click();
        await expectToast(page, t('firm.invite.done', { email: colleague.email }));
        await expect(rowOf(colleague.email)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });

      await test.step('whose link leads a visitor to signing in, and back to joining', async () => {
        await invited.page.goto(await firmInvitationLink(dataDir(), colleague.email));
        expect(mailsTo(dataDir(), colleague.email).at(-1)?.text).toContain(FIRM);
        await expect(theirs.getByRole('heading', { level: 2 })).toContainText(FIRM);
        expect(await axeFindings(invited.page)).toEqual([]);
        await theirs.getByRole('link', { name: t('firm.invited.signIn') }).click();
        await theirs.getByLabel(t('fields.email')).fill(colleague.email);
        await theirs.getByRole('textbox', { name: t('fields.password') }).fill(colleague.password);
        await theirs.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
        await theirs.getByRole('button', { name: t('firm.invited.accept') }).click();
        await expectToast(invited.page, t('firm.invited.joined', { name: FIRM }));
        await expect(theirs.getByText(t('firm.me', { name: NAME }))).toBeVisible();
      });

      await test.step('the open page of the owner shows it, who changes the role', async () => {
        const row = rowOf(colleague.email);
        await row.getByRole('combobox').selectOption('reader');
        await expectToast(page, t('firm.roleChanged', { name: NAME, role: t('firm.roles.reader') }));
        await expect(theirs.getByText(`${t('firm.roles.reader')} · ${colleague.email}`)).toBeVisible();
        await expect(main.getByText(t('firm.leave.hand_on_first'))).toBeVisible();
      });

      await test.step('the firm is handed on, and its founder leaves', async () => {
        await rowOf(colleague.email)
          .getByRole('button', { name: t('firm.handOn.label', { name: NAME }) })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('firm.handOn.action') })
          .click();
        await expectToast(page, t('firm.handOn.done', { name: NAME }));
        await expect(theirs.getByRole('button', { name: t('firm.edit'), exact: true })).toBeVisible();
        await main.getByRole('button', { name: t('firm.leave.action') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('firm.leave.action') })
          .click();
        await expect(main.getByRole('button', { name: t('firm.found.submit') })).toBeVisible();
        await expect(theirs.getByText(owner.email)).toHaveCount(0);
        await expect(theirs.getByText(t('firm.leave.ends_firm'))).toBeVisible();
      });
      expect(unexpected(watched.messages)).toEqual([]);
    },
  );
}
