import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withoutSoundQuestion } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, SIGNATURE } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';
import { getAs } from '../../../product/records/post-as.ts';

const TEXT =
  'Objet\nL’acquéreur lit ce que le vendeur lui montre, pour en juger, et pour rien d’autre.\n\nIl en garde le secret cinq ans.';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);

  test(
    `an owner has their own agreement signed (${language})`,
    tagByLanguage('fr', language),
    async ({ browser }) => {
      const listing = await offerConfidentially(address());
      await publish(address(), listing);
      const people = [await newPerson(browser, address()), await newPerson(browser, address())] as const;
      const [owner, buyer] = people;
      for (const [person, account] of [
        [owner, listing.owner],
        [buyer, await createAccount(address())],
      ] as const) {
        await withoutSoundQuestion(person.context);
        await withLanguage(person.context, language);
        await authenticate(person.context, account);
      }

      await test.step('the owner writes it', async () => {
        const { page } = owner;
        await page.goto(routes.oppView(listing.id));
        await page.getByRole('button', { name: t('agreement.title') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox', { name: t('agreement.text') }).fill(TEXT);
        expect(await axeFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: t('agreement.use') }).click();
        await expectToast(page, t('agreement.done'));
      });

      await test.step('a buyer reads and signs it', async () => {
        const { page } = buyer;
        await page.goto(routes.opportunity(listing.id));
        await page
          .getByRole('complementary')
          .getByRole('button', { name: t('access.request.action') })
          .click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { name: t('nda.own', { version: 1 }) })).toBeVisible();
        await expect(dialog).toContainText('Il en garde le secret cinq ans.');
        await dialog.getByRole('checkbox').first().check();
        await dialog
          .getByRole('textbox', { name: containing(t('access.request.signature')) })
          .fill(SIGNATURE);
        await dialog.getByRole('button', { name: t('access.request.send') }).click();
        await expectToast(page, t('access.request.sent'));
      });

      await test.step('both download what was signed', async () => {
        const { results } = await getAs(address(), listing.owner, paths.requestsAsOwner);
        for (const { page } of people) {
          await page.goto(routes.deals(page === owner.page ? 'owner' : 'requester', { view: 'requests' }));
          const download = page.waitForEvent('download');
          await page
            .getByRole('button', {
              name: containing(translationsOf('mfe-deals', language)('agreement.name')),
            })
            .first()
            .click();
          expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
        }
        expect(results).toHaveLength(1);
      });
      for (const { watched } of people) expect(unexpected(watched.messages)).toEqual([]);
    },
  );
}
