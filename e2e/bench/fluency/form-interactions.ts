import { expect } from '@playwright/test';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { clickOn, type Visit } from './visit.ts';

const input = translationsOf('inputs', 'en');

/** A form with ten years, fifty offices and sixty documents; `text` is the label of one of its texts. */
export async function measureForm(
  { page, measure, type }: Visit,
  form: { name: string; path: string; text: string },
): Promise<void> {
  const { name, path } = form;
  const thisYear = new Date().getFullYear();
  await page.goto(path);
  const revenue = page.getByRole('textbox', { name: `${input('revenue')} ${thisYear - 1}`, exact: true });
  await expect(revenue).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/files_of_company-\d+/).first()).toBeVisible({ timeout: 60_000 });

  const text = page.getByRole('textbox', { name: form.text, exact: true }).first();
  await text.click();
  await type(`${name}: type in a text`, ' and sons');
  await measure(`${name}: add a year`, (step) =>
    step(() => clickOn(page.getByRole('button', { name: input('addYear', { year: thisYear }) }))),
  );
  await revenue.fill('');
  await type(`${name}: type a figure`, '4915000');
  await measure(`${name}: to the next figure`, async (step) => {
    for (let cell = 0; cell < 3; cell += 1) await step(() => page.keyboard.press('ArrowDown'));
  });
  await measure(`${name}: add an office`, (step) =>
    step(() => clickOn(page.getByRole('button', { name: input('addOffice') }))),
  );
  const city = page.getByRole('textbox', { name: input('city'), exact: true }).last();
  await expect(city).toBeFocused();
  await type(`${name}: type in office 50`, 'Grenoble');
  await measure(`${name}: close an office`, (step) =>
    step(async () => {
      await clickOn(page.getByRole('button', { name: input('doneWithOffice', { office: 'Grenoble' }) }));
      await page.getByRole('button', { name: input('editOffice', { office: 'Grenoble' }) }).waitFor();
    }),
  );
  await measure(`${name}: edit an office`, (step) =>
    step(() =>
      clickOn(page.getByRole('button', { name: input('editOffice', { office: 'Voiron 7' }), exact: true })),
    ),
  );
  await measure(`${name}: remove an office`, (step) =>
    step(() =>
      clickOn(page.getByRole('button', { name: input('removeOffice', { office: 'Voiron 3' }), exact: true })),
    ),
  );
  const choices = page.getByRole('checkbox', { name: /files_of_company/ });
  await measure(`${name}: choose documents`, async (step) => {
    await step(() => clickOn(choices.nth(0)));
    await step(() => clickOn(choices.nth(1)));
  });
  await page.getByRole('main').hover();
  await measure(`${name}: wheel`, async (step) => {
    for (let turn = 0; turn < 20; turn += 1) await step(() => page.mouse.wheel(0, turn < 10 ? -900 : 900));
  });
}
