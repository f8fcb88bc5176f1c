import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { createCompany, createSellOpportunity } from '../../../product/records/listing.ts';

test('a seller edits the organisation chart by keyboard alone, views it, and moves a person by mouse', async ({
  page,
  context,
  watched,
}) => {
  const seller = await createAccount(address());
  const company = await createCompany(address(), seller, 'Fonderie du Drac');
  const id = await createSellOpportunity(address(), seller, company);
  await authenticate(context, seller);
  await page.goto(`/user-opps/edit/${id}`);

  const add = page.getByRole('button', { name: 'Add the first person' });
  await untilUsable(add);
  await add.focus();
  const { keyboard } = page;
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const tree = page.getByRole('tree', { name: 'Organisation chart' });
  const person = (name: string | RegExp) => tree.getByRole('treeitem', { name });
  await keyboard.type('Anne Morel');
  await keyboard.press('Enter');
  for (const name of ['Bruno', 'Chloé']) {
    await keyboard.press('Home');
    await keyboard.press('Insert');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(person(name)).toBeFocused();
  }
  await keyboard.press('Alt+ArrowUp');
  await expect(person(/./)).toHaveText(['Anne Morel', 'Chloé', 'Bruno']);
  await keyboard.press('Control+z');
  await expect(person(/./)).toHaveText(['Anne Morel', 'Bruno', 'Chloé']);
  await page.getByRole('button', { name: 'Save the changes' }).focus();
  await keyboard.press('Enter');

  await expect(page).toHaveURL(`/user-opps/view/${id}`);
  const figure = page.getByRole('figure', { name: 'Organisation chart' });
  await expect(figure.locator('svg path')).toHaveCount(2);
  await expect(figure.getByRole('listitem').filter({ hasText: 'Bruno' }).last()).toHaveText('Bruno');

  await page.goto(`/user-opps/edit/${id}`);
  await person('Chloé').dragTo(person('Bruno'));
  await expect(person('Chloé')).toHaveAttribute('aria-level', '3');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page).toHaveURL(`/user-opps/view/${id}`);
  await expect(figure.locator('ul ul ul')).toHaveText('Chloé');
  expect(unexpected(watched.messages)).toEqual([]);
});
