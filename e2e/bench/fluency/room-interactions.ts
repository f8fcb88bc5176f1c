import { routes } from '@handover/shared/contract';
import { expect } from '@playwright/test';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { clickOn, type Visit } from './visit.ts';

const t = translationsOf('mfe-deals', 'en');
const common = translationsOf('common', 'en');
const input = translationsOf('inputs', 'en');

/** The seller in a data room of 100 folders and 2,000 documents. */
export async function measureRoom(visit: Visit, id: number): Promise<void> {
  const { page, measure, type } = visit;
  await page.goto(routes.dealView(id, { tab: 'data-room' }));
  const tab = page.getByRole('tabpanel');
  const documents = tab.getByRole('rowheader', { name: /Contract/ });
  await expect(tab.getByRole('button', { name: 'Part 1', exact: true })).toBeVisible({ timeout: 60_000 });
  await measure('data room: open a folder', (step) =>
    step(async () => {
      await clickOn(tab.getByRole('button', { name: 'Part 1', exact: true }));
      await documents.first().waitFor();
    }),
  );
  await measure('data room: tick all, and some', async (step) => {
    await step(() => clickOn(page.getByRole('checkbox', { name: input('documents.chooseAll') })));
    for (const at of [1, 2, 3]) await step(() => clickOn(page.getByRole('checkbox').nth(at)));
  });
  // What is changed is changed back: a dialog with changes would ask before it is left.
  await measureDialog(visit, 'rights', t('dataRoom.setAccess', { count: 17 }), async (step) => {
    for (const name of [t('rights.access.view'), t('rights.access.inherited', { folder: 'Part 1' })])
      await step(() => clickOn(page.getByRole('radio', { name, exact: true })));
  });
  await measureDialog(visit, 'move', t('folders.moveChosen', { count: 17 }), async (step) => {
    const to = page.getByLabel(t('folders.move.to'), { exact: true });
    const before = await to.inputValue();
    for (const choice of [{ index: 40 }, before])
      await step(async () => void (await to.selectOption(choice)));
  });
  await measureDialog(visit, 'new folder', t('folders.new'), async (step) => {
    for (const key of ['L', 'a', 'Backspace', 'Backspace']) await step(() => page.keyboard.press(key));
  });
  await page.getByRole('searchbox').first().click();
  await type('data room: a key in the search', 'contract 0');
  await expect(page.getByText(/^Contract 0/).first()).toBeVisible();
  await measure('data room: next page', (step) =>
    step(() => clickOn(page.getByRole('button', { name: input('documents.next') }))),
  );
}

/** Opens a dialog, does something in it, and cancels. It was open before, so that its files are there. */
async function measureDialog(
  { page, measure }: Visit,
  name: string,
  button: string,
  use: Parameters<Visit['measure']>[1],
): Promise<void> {
  const opens = page.getByRole('button', { name: button, exact: true });
  const cancels = page.getByRole('dialog').getByRole('button', { name: common('action.cancel') });
  await opens.click();
  await cancels.click();
  await cancels.waitFor({ state: 'detached' });
  await measure(`data room: open ${name}`, (step) =>
    step(async () => {
      await clickOn(opens);
      await cancels.waitFor();
    }),
  );
  await measure(`data room: in ${name}`, use);
  await measure(`data room: close ${name}`, (step) =>
    step(async () => {
      await clickOn(cancels);
      await cancels.waitFor({ state: 'detached' });
    }),
  );
}
