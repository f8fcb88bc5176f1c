import { paths } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, DEMO_PASSWORD, fetchTokens } from '../../../product/records/account.ts';
import { createCompany, createSellOpportunity } from '../../../product/records/listing.ts';

/** The message that Chromium itself logs for the refused save. */
const CONFLICT = 'status of 409';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const changedElsewhere = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This was changed elsewhere while you had it open' });

test('an opportunity edited in two tabs: the second save shows both versions of each field and keeps what was typed', async ({
  page,
  context,
  watched,
}) => {
  const seller = await createAccount(address());
  const company = await createCompany(address(), seller, 'Fonderie du Drac');
  const id = await createSellOpportunity(address(), seller, company);
  await authenticate(context, seller);
  const other = await context.newPage();
  const [title, price, story] = ['Project title', 'Asking price', 'What makes it special'] as const;
  const before = 'The last foundry of its kind in the region.';
  for (const tab of [page, other]) {
    await tab.goto(`/user-opps/edit/${id}`);
    await expect(field(tab, story)).toHaveValue(before);
  }

  await field(other, story).fill('It casts what nobody else here can cast.');
  await field(other, title).fill('A foundry by the river');
  await other.getByRole('button', { name: 'Save the changes' }).click();
  await expect(other).toHaveURL(`/user-opps/view/${id}`);

  await field(page, title).fill('A foundry above the valley');
  await field(page, price).fill('900000');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(changedElsewhere(page)).toContainText('Choose below, field by field');
  await expect(page.getByRole('heading', { name: 'What differs' })).toBeFocused();
  await expect(field(page, title)).toHaveValue('A foundry above the valley');
  await expect(field(page, story)).toHaveValue('It casts what nobody else here can cast.');

  const choice = page.getByRole('group', { name: title });
  const stored = choice.getByRole('radio', { name: 'Now stored' });
  const typed = choice.getByRole('radio', { name: 'What you typed' });
  await expect(typed).toBeChecked();
  await expect(stored).toHaveAccessibleDescription('A foundry by the river');
  await expect(typed).toHaveAccessibleDescription('A foundry above the valley');
  await stored.check();
  await expect(field(page, title)).toHaveValue('A foundry by the river');
  await page.keyboard.press('ArrowDown');
  await expect(typed).toBeChecked();
  await expect(field(page, title)).toHaveValue('A foundry above the valley');
  await page.getByText('Changed only by you: 1 field').click();
  const own = page.getByRole('group', { name: price });
  await expect(own.getByRole('radio', { name: 'What you typed' })).toBeChecked();
  await page.getByText('Changed only elsewhere, and taken over: 1 field').click();
  await expect(page.getByRole('definition').filter({ hasText: 'It casts what nobody else' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page).toHaveURL(`/user-opps/view/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A foundry above the valley');
  await expect(page.getByText('It casts what nobody else here can cast.')).toBeVisible();
  expect(unexpected(watched.messages, CONFLICT)).toEqual([]);
});

test('the owner edits what a deal shows: the requester reads it, a third user sees nothing', async ({
  browser,
}) => {
  const [owner, requester, rival] = await Promise.all([1, 2, 3].map(() => newPerson(browser, address())));
  if (!owner || !requester || !rival) throw new Error('Three users are needed');
  await authenticate(owner.context, 'seller@handover.test');
  await authenticate(requester.context, 'buyer@handover.test');
  await authenticate(rival.context, 'rival@handover.test');
  const id = await dealOf('buyer@handover.test', 'Dental laboratory');

  const { page } = owner;
  await page.goto(`/user-deals/edit/${id}`);
  await field(page, 'Company name').fill('');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(field(page, 'Company name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Company name')).toBeFocused();

  const name = `Laboratoire Valmy ${Date.now()}`;
  await field(page, 'Company name').fill(name);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page).toHaveURL(`/user-deals/view/${id}`);
  // The listing is folded for its owner.
  await page.getByText('Your listing, as this deal shows it').click();
  await expect(page.getByText(name)).toBeVisible();

  await requester.page.goto(`/user-deals/view/${id}`);
  await expect(requester.page.getByRole('tabpanel').getByText(name).filter({ visible: true })).toBeVisible();
  await rival.page.goto(`/user-deals/edit/${id}`);
  await expect(rival.page.getByRole('heading', { level: 1 })).toHaveText('No such deal');
  expect(await rival.responseBodies()).not.toContain(name);
  for (const { watched } of [owner, requester]) expect(unexpected(watched.messages)).toEqual([]);
  expect(unexpected(rival.watched.messages, 'status of 404')).toEqual([]);
  await Promise.all([owner, requester, rival].map(({ context }) => context.close()));
});

/** The id of a demo deal of this requester, by the title of its opportunity. */
async function dealOf(email: string, title: string): Promise<number> {
  const { access } = await fetchTokens(address(), { email, password: DEMO_PASSWORD });
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const response = await fetch(`${address()}${paths.deals}?role=requester&page_size=50`, { headers });
  const { results } = (await response.json()) as { results: { id: number; project_title: string }[] };
  const deal = results.find(({ project_title }) => project_title === title);
  if (!deal) throw new Error(`No deal of ${email} about ${title}`);
  return deal.id;
}
