import { type Opportunity, paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import {
  buildAccess,
  buildActingFor,
  buildOpportunity,
  buildOwn,
  buildPaged,
  buildPrivateData,
} from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { MyOpportunityPage } from './my-opportunity.page.tsx';

const FILES = /opportunity_(annual_accounts|documents|general_ledgers)/;

function open(overrides: Partial<Opportunity>) {
  const opportunity = buildOpportunity({
    request_access_status: buildAccess({ status: 'owner' }),
    own: buildOwn(),
    ...overrides,
  });
  const http = fakeHttp()
    .on('get', paths.opportunity(3), { body: opportunity })
    .on('get', paths.opportunityPrivateData(3), { body: buildPrivateData() })
    .on('get', paths.companyChanges(3), {
      body: { changes: [{ field: 'city', before: 'Voiron', after: 'Moirans' }], version: 'v1' },
    })
    .on('post', paths.companyChanges(3), { body: { changes: [], version: 'v1' } })
    .on('get', FILES, { body: buildPaged([]) });
  renderOpportunities(<MyOpportunityPage />, {
    http,
    route: '/user-opps/view/3',
    path: '/user-opps/view/:id',
  });
  return http;
}
const panel = async () =>
  within(await screen.findByRole('complementary', { name: /^Your (listing|mandate)$/ }));
const linksIn = (found: Awaited<ReturnType<typeof panel>>) =>
  found.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a rejected one shows why, and is corrected and resubmitted', async () => {
  open({ validated: false, own: buildOwn({ rejection_reason: 'It names the village.' }) });
  const found = await panel();
  expect(found.getByText('It names the village.')).toBeTruthy();
  expect(linksIn(found)).toEqual([
    ['Correct and resubmit', '/user-opps/edit/3'],
    ['Preview as a stranger', '/user-opps/preview/3'],
    ['Advisers', '/user-details/advisers?opportunity=3'],
    ['Go to requests and deals', '/user-deals?role=owner'],
  ]);
});

test('waiting requests come first, with views, favourites and deals', async () => {
  open({
    own: buildOwn({ number_of_pending_requests: 2, number_of_views: 1240, number_of_favorites: 3 }),
  });
  const found = await panel();
  expect(linksIn(found)[0]).toEqual(['Answer 2 requests', '/user-deals?role=owner']);
  expect(found.getByText('Views of its page').nextElementSibling?.textContent).toBe('1,240');
  expect(found.getByText('Kept as favourite').nextElementSibling?.textContent).toBe('3');
});

test('one that is sold leads to its deal', async () => {
  open({ sold: true, sold_at: '2026-01-05T09:00:00.000Z', own: buildOwn({ sold_through: 70 }) });
  const found = await panel();
  expect(found.getByText(/^Sold on/)).toBeVisible();
  expect(linksIn(found)[0]).toEqual(['To the deal and its dossier', '/user-deals/view/70']);
});

test('what changed in the company is named, and may be left as it is', async () => {
  const http = open({ own: buildOwn({ company_changed: true }) });
  const found = await panel();
  expect(await found.findByText('Since you took over its data: city.')).toBeTruthy();
  expect(found.getByRole('link', { name: 'See it in the form' }).getAttribute('href')).toBe(
    '/user-opps/edit/3?take=company',
  );
  await userEvent.click(found.getByRole('button', { name: 'Leave this as it is' }));
  expect(await screen.findByText('This opportunity stays as it is.')).toBeTruthy();
  expect(screen.queryByText('Since you took over its data: city.')).toBeNull();
  expect(http.calls.some(({ method, path }) => method === 'post' && path === paths.companyChanges(3))).toBe(
    true,
  );
});

test('the price stands among the facts, and exclusivity in words', async () => {
  open({ under_exclusivity: true });
  const found = await panel();
  expect(screen.getByText('€2,400,000')).toBeTruthy();
  expect(found.getByText(/While exclusivity runs, requests wait/)).toBeTruthy();
  expect(document.querySelector('[data-main-action]')).toBeNull();
});

test('deleting is away from editing, behind a fold', async () => {
  open({});
  const found = await panel();
  expect(found.getByText('Delete')).not.toBeVisible();
  await userEvent.click(found.getByText('More'));
  await userEvent.click(found.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete this opportunity?' })).toBeTruthy();
});

describe('its documents', () => {
  const file = (id: number, name: string) => ({
    id,
    name,
    size: 2048,
    extension: 'pdf',
    group: 'annual',
    url: paths.file(id),
    created_at: '2026-01-05T09:00:00.000Z',
  });
  const group = (kind: string) => screen.findByRole('region', { name: `documents.kind.${kind}` });

  test('of all three kinds are listed, and downloaded', async () => {
    const http = open({})
      .on('get', paths.fileCollection('opportunity_annual_accounts'), {
        body: buildPaged([file(1, 'accounts.pdf')]),
      })
      .on('get', paths.fileCollection('opportunity_documents'), { body: buildPaged([file(2, 'lease.pdf')]) })
      .on('get', paths.fileCollection('opportunity_general_ledgers'), {
        body: buildPaged([file(3, 'ledger.pdf')]),
      })
      .on('get', paths.file(2), { body: new Blob(['x']) });
    for (const [kind, name] of [
      ['annual_accounts', /accounts\.pdf/],
      ['documents', /lease\.pdf/],
      ['general_ledger', /ledger\.pdf/],
    ] as const)
      expect(await within(await group(kind)).findByRole('button', { name: name })).toBeTruthy();
    URL.createObjectURL = () => 'blob:here';
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(
      within(await group('documents')).getByRole('button', { name: /documents.download/ }),
    );
    await waitFor(() => expect(saved).toHaveBeenCalled());
    saved.mockRestore();
    expect(http.calls.some(({ path }) => path === paths.file(2))).toBe(true);
  });

  test('that cannot be read can be asked for again', async () => {
    const accounts = paths.fileCollection('opportunity_annual_accounts');
    const http = open({}).on('get', accounts, { status: 500, body: {} });
    const again = await within(await group('annual_accounts')).findByRole('button', { name: 'loadAgain' });
    http.on('get', accounts, { body: buildPaged([file(1, 'accounts.pdf')]) });
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /accounts\.pdf/ })).toBeTruthy();
  });

  test('stay as they are once it is sold', async () => {
    open({ sold: true });
    expect(within(await group('documents')).queryByLabelText(/^documents.add/)).toBeNull();
  });

  test('a mandate has none', async () => {
    open({ type_of_opportunity: 'buy' });
    await panel();
    expect(screen.queryByRole('region', { name: /documents.kind/ })).toBeNull();
  });
});

test.each([
  ['who reads', 'company', 'read', [['Preview as a stranger', '/user-opps/preview/3']]],
  [
    'who edits',
    'company',
    'edit',
    [
      ['Edit', '/user-opps/edit/3'],
      ['Preview as a stranger', '/user-opps/preview/3'],
    ],
  ],
  [
    'who negotiates the deals alone',
    'deals',
    'negotiate',
    [
      ['Answer 2 requests', '/user-deals?role=owner&acting_for=5'],
      ['Preview as a stranger', '/user-opps/preview/3'],
    ],
  ],
] as const)('%s for the owner sees for whom, and has what that allows', async (_, scope, right, links) => {
  open({
    acting_for: buildActingFor({ scope, right }),
    own: buildOwn({ number_of_pending_requests: 2 }),
  });
  const found = await panel();
  expect(await screen.findByText('adviser.actsFor')).toBeVisible();
  expect(linksIn(found)).toEqual([
    ...links,
    ['Go to requests and deals', '/user-deals?role=owner&acting_for=5'],
  ]);
  expect(found.queryByText('Delete')).toBeNull();
  expect(screen.getByRole('link', { name: 'Opportunities' })).toHaveAttribute(
    'href',
    '/user-opps?type=sell&acting_for=5',
  );
});
