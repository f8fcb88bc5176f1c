import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildCompanyToSell } from '../../../testing/build-company-to-sell.ts';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';
import { SellForm } from '../sell-form.tsx';

const company = buildCompanyToSell();
const file = (id: number, name: string) => ({ id, name, size: 2048, extension: 'pdf', url: paths.file(id) });
const server = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies|files_of_company)\/$/, {
      body: buildPaged([]),
    })
    .on('get', paths.fileCollection('company_annual_accounts'), {
      body: buildPaged([file(71, '2024.pdf'), file(72, '2025.pdf')]),
    })
    .on('get', paths.fileCollection('general_ledgers'), { body: buildPaged([file(73, 'ledger.xlsx')]) })
    .on('get', paths.profileCompanies, { body: buildPaged([company]) })
    .on('post', paths.identityCheck, { body: { hits: [] } })
    .on('post', paths.createSell, { status: 201, body: buildOpportunity({ validated: null }) })
    .on('post', /update_(revenues|offices)_completely/, { body: { updated_at: '2026-01-06T09:00:00.000Z' } })
    .on('post', paths.takeOverDocuments(3), { body: {} });

afterEach(() => localStorage.clear());

test('the documents of the company are taken over with the save, but those that are unticked', async () => {
  const http = server();
  const at = { route: '/form?company=4', path: '/form' };
  const { address } = renderOpportunities(<SellForm />, { http, ...at });
  await pasteInto(
    await screen.findByRole('textbox', { name: /^Project title/ }),
    'Precision machining, certified',
  );
  const older = await screen.findByRole('checkbox', { name: '2024.pdf' });
  expect(older).toBeChecked();
  // One ledger at most.
  expect(screen.getByText('documents.oneLedgerChosen')).toBeVisible();
  const chapter = within(screen.getByRole('navigation')).getByRole('link', { name: /Documents/ });
  await waitFor(() => expect(chapter).toHaveAttribute('data-state', 'done'));
  fireEvent.click(older);
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  const sent = http.calls.filter(({ path }) => path === paths.takeOverDocuments(3));
  expect(sent.map(({ body }) => body)).toEqual([{ file_ids: [72, 73] }]);
});

test('the choice is kept in the draft', async () => {
  const http = server();
  const at = { route: '/form?company=4', path: '/form' };
  const { platform, unmount } = renderOpportunities(<SellForm />, { http, ...at });
  fireEvent.click(await screen.findByRole('checkbox', { name: '2024.pdf' }));
  unmount();
  renderOpportunities(<SellForm />, { platform, ...at });
  expect(await screen.findByRole('checkbox', { name: '2024.pdf' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '2025.pdf' })).toBeChecked();
});

test('what is copied already stands among the documents of the sale, to be deleted there', async () => {
  const copies = paths.fileCollection('opportunity_annual_accounts');
  const http = server()
    .on('get', /opportunity_(documents|general_ledgers)/, { body: buildPaged([]) })
    .on('get', copies, { body: buildPaged([file(91, '2024.pdf')]) })
    .on('post', paths.opportunityOffices(3), { status: 500 });
  const at = { route: '/form?company=4', path: '/form' };
  renderOpportunities(<SellForm />, { http, ...at });
  await pasteInto(
    await screen.findByRole('textbox', { name: /^Project title/ }),
    'Precision machining, certified',
  );
  await screen.findByRole('checkbox', { name: '2024.pdf' });
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/prefix\.offices/)).toBeVisible();
  const accounts = within(screen.getByRole('region', { name: 'documents.kind.annual_accounts' }));
  expect(await accounts.findByRole('button', { name: /2024\.pdf/ })).toBeVisible();
  expect(accounts.getByRole('button', { name: 'documents.deleteNamed' })).toBeVisible();
  await waitFor(() => expect(accounts.queryByRole('checkbox', { name: '2024.pdf' })).toBeNull());
  expect(accounts.getByRole('checkbox', { name: '2025.pdf' })).toBeChecked();
});
