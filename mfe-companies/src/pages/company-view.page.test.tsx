import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import {
  buildActingFor,
  buildCompany,
  buildOpportunity,
  buildOwn,
  buildPaged,
} from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoveCompanyModal } from '../features/remove-company/remove-company.modal.tsx';
import { resolveModal } from '../testing/resolve-modal.ts';
import { CompanyViewPage } from './company-view.page.tsx';

jest.mock('@handover/shared/router', () => ({
  ...jest.requireActual('@handover/shared/router'),
  useParams: () => ({ id: '7' }),
}));

const removal = { opportunities: 2, pending_requests: 3, deals: [] };
const company = buildCompany({
  tags: [{ id: 1, name: 'machining', name_fr: 'usinage' }],
  phone: '+33476000000',
  website: 'https://usinage.example',
  financial: 'No debts.',
  number_of_opportunities: 1,
  completeness: { percent: 88, missing: ['ownership_structure', 'general_ledger'] },
  removal,
});
const opportunity = buildOpportunity({ id: 1, project_title: 'Project 1', validated: null, own: buildOwn() });
const server = (shown = company) =>
  fakeHttp()
    .on('get', paths.profileCompany(7), { body: shown })
    .on('get', paths.mySellOpportunities, { body: buildPaged([opportunity]) })
    .on('get', /_accounts\/$|files_of_company|general_ledgers/, { body: buildPaged([]) });
const open = (http = server()) =>
  renderWithPlatform(<CompanyViewPage />, { http, signedIn: true, resolveModal });

test('tags, texts, a phone number as people write it, and the opportunities made of it alone', async () => {
  const http = server();
  open(http);
  expect(await screen.findByText('machining')).toBeVisible();
  expect(screen.getByText('No debts.')).toBeVisible();
  const phone = await screen.findByRole('link', { name: '+33 4 76 00 00 00' });
  expect(phone).toHaveAttribute('href', 'tel:+33476000000');
  expect(await screen.findByRole('link', { name: 'Project 1' })).toHaveAttribute('href', '/user-opps/view/1');
  expect(screen.getByText('state.review')).toBeVisible();
  const sales = http.calls.find(({ path }) => path === paths.mySellOpportunities);
  expect(sales?.params.company_id).toBe('7');
});

test('of many opportunities the first are shown, with how many there are, and the next ones on request', async () => {
  const second = buildOpportunity({ id: 2, project_title: 'Project 2', own: buildOwn() });
  const http = server({ ...company, number_of_opportunities: 2 }).on(
    'get',
    paths.mySellOpportunities,
    ({ params }) => ({
      body:
        params.page === '1'
          ? buildPaged([opportunity], { count: 2, next_page: 2, pages_count: 2 })
          : buildPaged([second], { count: 2 }),
    }),
  );
  open(http);
  expect(await screen.findByText('view.shownOpportunities')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'view.moreOpportunities' }));
  expect(await screen.findByRole('link', { name: 'Project 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Project 1' })).toBeVisible();
  expect(screen.queryByText('view.shownOpportunities')).toBeNull();
});

test('a company that is sold is not offered again, nor called incomplete', async () => {
  const view = open();
  expect(await screen.findByRole('link', { name: 'view.offer' })).toBeVisible();
  view.unmount();
  open(server({ ...company, sold: true }));
  expect(await screen.findByRole('link', { name: 'Project 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'view.offer' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'view.completeness' })).toBeNull();
});

test('what is missing links to its section of the form', async () => {
  open();
  const missing = within(await screen.findByRole('region', { name: 'view.completeness' }));
  const links = missing.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['part.ownership_structure', '/user-companies/edit/7#confidential'],
    ['part.general_ledger', '/user-companies/edit/7#documents'],
  ]);
});

test("somebody else's company is not found", async () => {
  open(fakeHttp().on('get', paths.profileCompany(7), { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'notFound.title' })).toBeVisible();
});

const remove = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'view.more' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'view.remove' }));
};

test('the question before a deletion counts what goes with it', async () => {
  open();
  await remove();
  const dialog = within(await screen.findByRole('dialog', { name: 'remove.title' }));
  expect(dialog.getByText('remove.opportunities')).toBeVisible();
  expect(dialog.getByText('remove.requests')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'remove.cancel' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'remove.cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'view.more' })).toHaveFocus());
});

test('a running deal is named with a link, and nothing can be deleted', async () => {
  const deals = [{ id: 5, project_title: 'Regional haulier' }];
  open(server({ ...company, removal: { ...removal, deals } }));
  await remove();
  const dialog = within(await screen.findByRole('dialog', { name: 'remove.blockedTitle' }));
  expect(dialog.getByRole('link', { name: 'Regional haulier' })).toHaveAttribute(
    'href',
    '/user-deals/view/5',
  );
  expect(dialog.queryByRole('button', { name: 'remove.confirm' })).toBeNull();
});

test('a deletion that the server refuses says why, and keeps the dialog', async () => {
  const http = server().on('delete', paths.profileCompany(7), {
    status: 409,
    body: { detail: 'A deal is running', code: 'company.deals_running' },
  });
  const onClose = jest.fn();
  renderWithPlatform(<RemoveCompanyModal company={company} onClose={onClose} />, { http, signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'remove.confirm' }));
  expect(await screen.findByText('A deal is running')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('its owner lets advisers act on it', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'view.advisers' })).toHaveAttribute(
    'href',
    '/user-details/advisers?company=7',
  );
});

test.each([
  ['read', false],
  ['edit', true],
] as const)('an adviser with the right %s edits it: %s; the rest is the owner’s', async (right, edits) => {
  const http = server({ ...company, acting_for: buildActingFor({ right }) });
  open(http);
  expect(await screen.findByText('adviser.actsFor')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'view.edit' }) !== null).toBe(edits);
  expect(screen.queryByText('view.completeness') !== null).toBe(edits);
  const offers = screen
    .queryAllByRole('link', { name: 'view.offer' })
    .map((link) => link.getAttribute('href'));
  const place = '/user-opps/edit/create?type=sell&company=7&acting_for=5';
  expect([...new Set(offers)]).toEqual(edits ? [place] : []);
  expect(screen.queryByRole('link', { name: 'view.advisers' })).toBeNull();
  expect(screen.queryByRole('button', { name: /remove/ })).toBeNull();
  await waitFor(() =>
    expect(http.calls.find(({ path }) => path === paths.mySellOpportunities)?.params.acting_for).toBe('5'),
  );
});
