import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { landscape } from '../../../actions/pictures.ts';
import { enterAnew } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const isSignedIn = async (access: string) => {
  const headers = { authorization: `Bearer ${access}` };
  return (await fetch(`${address()}/api/users/current_user/`, { headers })).ok;
};
/** The field names in a multipart body. */
const fieldsIn = (body: string | null) =>
  [...(body ?? '').matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);
  const input = translationsOf('inputs', language);

  test.describe(`in ${language}`, () => {
    let account: Account;
    test.beforeEach(async ({ context }) => {
      account = await enterAnew(context, language);
    });

    test(
      'the profile form sends only changed fields, and the header updates at once',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        await page.goto('/user-details');
        const save = async () => {
          const sent = page.waitForRequest((request) => request.method() === 'PATCH');
          await button(page, t('profile.submit')).click();
          const request = await sent;
          expect((await request.response())?.status()).toBe(200);
          return fieldsIn(request.postData());
        };
        await button(page, t('profile.submit')).click();
        await expectToast(page, t('profile.unchanged'));

        for (const [name, text, key] of [
          ['firstName', 'O2', 'invalidName'],
          ['phone', '+33 1', 'shortPhone'],
          ['linkedin', 'https://odile.example/in/odile', 'invalidLinkedIn'],
        ] as const) {
          await box(page, t(`fields.${name}`)).fill(text);
          await page.keyboard.press('Tab');
          await expect(box(page, t(`fields.${name}`))).toHaveAccessibleDescription(containing(input(key)));
        }
        await button(page, t('profile.submit')).click();
        await expect(box(page, t('fields.firstName'))).toBeFocused();
        await box(page, t('fields.firstName')).fill('Odette');
        await box(page, t('fields.phone')).fill('+33 6 12 34 56 78');
        await box(page, t('fields.linkedin')).fill('');
        expect(await save()).toEqual(['first_name', 'phone']);
        await expectToast(page, t('profile.saved'));
        await expect(
          page.getByRole('button', { name: t('menu.label', { name: 'Odette Marchand' }) }),
        ).toBeVisible();

        await page.locator('input[type=file]').setInputFiles(landscape);
        const crop = page.getByRole('dialog', { name: input('picture.cropTitle') });
        await expect(crop.getByRole('application')).toBeFocused();
        await expect(crop.getByRole('status')).not.toBeEmpty();
        const where = await crop.getByRole('status').textContent();
        await page.keyboard.press('ArrowRight');
        await expect(crop.getByRole('status')).not.toHaveText(where ?? '');
        expect(await axeFindings(page)).toEqual([]);
        await crop.getByRole('button', { name: input('picture.use') }).click();
        await expect(page.getByRole('img', { name: input('picture.chosen') })).toBeVisible();
        // Playwright can't read a request body that contains a file.
        await save();
        const portrait = page.getByRole('banner').locator('img[src*="/image"]');
        await expect(portrait).toBeVisible();
        await page.reload();
        await expect(page.getByRole('img', { name: input('picture.current') })).toBeVisible();
        await button(page, input('picture.remove')).click();
        expect(await save()).toEqual(['image']);
        await expect(portrait).toHaveCount(0);
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'changing the password needs the old one and signs out every other device',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        const otherDevice = await fetchTokens(address(), account, FIREFOX);
        await page.goto('/user-details/security?modal=change-password');
        const dialog = page.getByRole('dialog', { name: t('changePassword.title') });
        const fill = async (old: string, next: string) => {
          await dialog.getByLabel(t('changePassword.old')).fill(old);
          await box(page, t('changePassword.new')).fill(next);
          await box(page, t('changePassword.again')).fill(next);
          await page.keyboard.press('Enter');
        };
        await fill('Wrong1234', 'Quinces-and-Otters-8');
        const refused = { en: 'The old password is not right', fr: 'Le mot de passe actuel est incorrect' };
        await expect(box(page, t('changePassword.old'))).toHaveAccessibleDescription(
          containing(refused[language]),
        );
        await expect(box(page, t('changePassword.old'))).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);
        const common = { en: /most common/, fr: /plus courants/ };
        await fill(account.password, 'Password1');
        await expect(box(page, t('changePassword.new'))).toHaveAccessibleDescription(common[language]);
        await fill(account.password, 'Quinces-and-Otters-8');
        await expectToast(page, t('changePassword.done'));
        await expect(dialog).toHaveCount(0);
        expect(await isSignedIn(otherDevice.access)).toBe(false);
        await page.reload();
        await expect(button(page, t('changePassword.open'))).toBeVisible();
        await expect(fetchTokens(address(), account)).rejects.toThrow(/401/);
        expect(unexpected(watched.messages, '/change_password/')).toEqual([]);
      },
    );

    test(
      'all devices are listed; one is signed out, then all of them',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        const otherDevice = await fetchTokens(address(), account, FIREFOX);
        const device = t('sessions.device', { browser: 'Firefox', platform: 'Windows' });
        await page.goto('/user-details/security');
        await expect(page.getByRole('listitem').filter({ hasText: t('sessions.current') })).toHaveCount(1);
        await button(page, t('sessions.endLabel', { device })).click();
        await expectToast(page, t('sessions.ended', { device }));
        await expect(page.getByRole('listitem').filter({ hasText: device })).toHaveCount(0);
        expect(await isSignedIn(otherDevice.access)).toBe(false);

        await button(page, t('sessions.all')).click();
        const confirm = page.getByRole('dialog', { name: t('sessions.allTitle') });
        await confirm.getByRole('button', { name: t('sessions.all') }).click();
        await expect(page).toHaveURL(/\/login/);
        await expectToast(page, t('sessions.allEnded'));
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'the data can be exported, and the account is closed with its password',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        await page.goto('/user-details/security');
        const started = page.waitForEvent('download');
        await button(page, t('export.action')).click();
        const download = await started;
        expect(download.suggestedFilename()).toMatch(/^handover-export-[\d-]+\.json$/);
        expect(await readFile(await download.path(), 'utf8')).toContain(account.email);

        await button(page, t('close.open')).click();
        const dialog = page.getByRole('dialog', { name: t('close.title') });
        const password = dialog.getByRole('textbox', { name: t('fields.password'), exact: true });
        await expect(password).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);
        await password.fill('Wrong1234');
        await page.keyboard.press('Enter');
        const refused = { en: 'The password is not right', fr: 'Le mot de passe est incorrect' };
        await expect(password).toHaveAccessibleDescription(containing(refused[language]));
        await password.fill(account.password);
        await dialog.getByRole('button', { name: t('close.submit') }).click();
        await expectToast(page, t('close.done'));
        await expect(page).toHaveURL('/');
        await expect(fetchTokens(address(), account)).rejects.toThrow(/401/);
        await page.goto('/user-details');
        await expect(page).toHaveURL(/\/login/);
        expect(unexpected(watched.messages, '/api/users/')).toEqual([]);
      },
    );
  });
}
