import { paths } from '@handover/shared/contract';
import { type FakeReply, fakeHttp, pasteInto } from '@handover/shared/testing';
import {
  buildAccess,
  buildDelegation,
  buildOpportunity,
  buildOwn,
  buildPaged,
  buildPrivateData,
} from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpportunityEditPage } from '../../pages/opportunity-edit.page.tsx';
import { buildCompanyToSell } from '../../testing/build-company-to-sell.ts';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { SellForm } from './sell-form.tsx';

const vercors = buildCompanyToSell();
const abers = buildCompanyToSell({
  id: 5,
  name: 'Biscuiterie des Abers',
  activity: 'Organic biscuits, baked by the sea.',
  revenues: [],
});
const stamp = { updated_at: '2026-01-06T09:00:00.000Z' };
const saved = buildOpportunity({
  validated: null,
  request_access_status: buildAccess({ status: 'owner' }),
  own: buildOwn({ company_id: 4 }),
});
const server = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, {
      body: buildPaged(vercors.sectors),
    })
    .on('get', paths.profileCompanies, { body: buildPaged([vercors, abers]) })
    .on('get', /annual_accounts|files_of_company|opportunity_documents|ledgers/, { body: buildPaged([]) })
    .on('post', paths.identityCheck, { body: { hits: [] } })
    .on('post', paths.createSell, { status: 201, body: saved })
    .on('patch', paths.opportunity(3), { body: saved })
    .on('post', paths.opportunityRevenues(3), { body: stamp })
    .on('post', paths.opportunityOffices(3), { body: stamp });

const at = { route: '/form', path: '/form' };
const text = async (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
const choose = async (company: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Company' }));
  await userEvent.click(await screen.findByRole('option', { name: company, hidden: true }));
};
const posted = ({ calls }: ReturnType<typeof fakeHttp>, path: string) =>
  calls.filter((call) => call.method === 'post' && call.path === path);

afterEach(() => localStorage.clear());

test('choosing the company takes over its texts, figures and offices; each chapter says so once, until it is changed', async () => {
  renderOpportunities(<SellForm />, { http: server(), ...at });
  await choose(vercors.name);
  const activity = await text(/^Activity/);
  expect(activity).toHaveValue(vercors.activity);
  expect(screen.getByRole('textbox', { name: 'revenue 2025' })).toHaveValue('4,800,000');
  expect(screen.getByRole('button', { name: 'editOffice' })).toBeVisible();
  expect(screen.getByText('Voiron')).toBeVisible();
  const marks = () => screen.getAllByText('Taken over from Atelier Vercors Usinage').length;
  // Sector, description, figures, offices.
  expect(marks()).toBe(4);
  await userEvent.type(activity, '!');
  expect(marks()).toBe(3);
  expect(screen.getByText('Taken over from Atelier Vercors Usinage: What makes it special')).toBeVisible();
});

test('a company that is sold is not offered, not even by an address; with that one alone there is none', async () => {
  const sold = { ...vercors, sold: true };
  const of = (...companies: (typeof sold)[]) =>
    server().on('get', paths.profileCompanies, { body: buildPaged(companies) });
  const { unmount } = renderOpportunities(<SellForm />, {
    http: of(sold, abers),
    route: `/form?company=${sold.id}`,
    path: '/form',
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Company' }));
  expect(await screen.findByRole('option', { name: abers.name, hidden: true })).toBeTruthy();
  expect(screen.queryByRole('option', { name: sold.name, hidden: true })).toBeNull();
  unmount();
  renderOpportunities(<SellForm />, { http: of(sold), ...at });
  expect(await screen.findByText('Register your company first')).toBeTruthy();
});

test('an adviser offers the company of somebody else, from its own draft; what is sold is not registered again', async () => {
  const delegation = buildDelegation({ side: 'received', id: 5, subject_id: abers.id });
  const of = (company: typeof abers) =>
    server()
      .on('get', paths.delegations, { body: buildPaged([delegation]) })
      .on('get', paths.profileCompanies, { body: buildPaged([company]) });
  const route = `/user-opps/edit/create?type=sell&company=${abers.id}&acting_for=5`;
  const page = { route, path: '/user-opps/edit/:id' };
  const http = of(abers);
  const { unmount } = renderOpportunities(<OpportunityEditPage />, { http, ...page });
  expect(await text(/^Activity/)).toHaveValue(abers.activity);
  expect(http.calls.find(({ path }) => path === paths.profileCompanies)?.params.acting_for).toBe('5');
  expect(screen.getByRole('link', { name: 'Opportunities' })).toHaveAttribute(
    'href',
    '/user-opps?type=sell&acting_for=5',
  );
  await userEvent.type(await text(/^Project title/), 'Biscuits');
  unmount();
  expect(Object.keys({ ...localStorage, ...sessionStorage }).join()).toContain('opportunity-sell-for-5');
  sessionStorage.clear();
  renderOpportunities(<OpportunityEditPage />, { http: of({ ...abers, sold: true }), ...page });
  expect(await screen.findByText('This company is sold')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Register a company' })).toBeNull();
});

test('what was typed is replaced only after a question; what another company filled in is', async () => {
  renderOpportunities(<SellForm />, { http: server(), ...at });
  await choose(vercors.name);
  const activity = await text(/^Activity/);
  await userEvent.clear(activity);
  await pasteInto(activity, 'What I wrote about it.');
  await choose(abers.name);
  const question = within(await screen.findByRole('dialog', { name: 'Replace what you have written?' }));
  expect(question.getByText(/already filled in: Activity\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'revenue 2025' })).toHaveValue('');
  await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
  expect(activity).toHaveValue('What I wrote about it.');
  await choose(vercors.name);
  await userEvent.click(await screen.findByRole('button', { name: 'Take the company’s' }));
  await waitFor(() => expect(activity).toHaveValue(vercors.activity));
});

test('each part that fails is named, with the focus there; from then on it is edited, and saving again sends only that', async () => {
  const refusal: FakeReply = { status: 400, body: { revenues: ['No such year'] } };
  const file = { status: 415, body: { detail: '-', code: 'file.wrong_content' } };
  const accounts = paths.fileCollection('opportunity_annual_accounts');
  const http = server().on('post', paths.opportunityRevenues(3), refusal).on('post', accounts, file);
  const { address } = renderOpportunities(<OpportunityEditPage />, {
    http,
    route: '/user-opps/edit/create?company=4',
    path: '/user-opps/edit/:id',
  });
  await pasteInto(await text(/^Project title/), 'Precision machining, certified');
  const [annual] = screen.getAllByLabelText(/^documents.addTo/);
  await userEvent.upload(annual as HTMLElement, new File(['%PDF'], '2025.pdf', { type: 'application/pdf' }));
  submit();
  await waitFor(() => expect(screen.getByText(/prefix\.revenues.*No such year/)).toBeVisible());
  expect(screen.getByText(/prefix\.annualAccountsdocuments\.notStored/)).toBeVisible();
  const [section] = screen.getAllByRole('link', { name: /Yearly figures/ });
  expect(section).toHaveAttribute('data-state', 'wrong');
  expect(screen.getByRole('heading', { name: 'Yearly figures' })).toHaveFocus();
  expect(address()).toBe('/user-opps/edit/3?type=sell');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit the opportunity' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Precision machining, certified' })).toBeVisible();

  http.on('post', paths.opportunityRevenues(3), { body: stamp }).on('post', accounts, { status: 201 });
  await userEvent.click(screen.getByRole('button', { name: /removeFile/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  expect(posted(http, paths.createSell)).toHaveLength(1);
  expect(posted(http, paths.opportunityOffices(3))).toHaveLength(1);
  expect(posted(http, paths.opportunityRevenues(3))).toHaveLength(2);
});

test('an edit of the figures alone sends only the figures', async () => {
  const http = server().on('get', paths.opportunityPrivateData(3), {
    body: buildPrivateData({ revenues: vercors.revenues, offices: vercors.offices }),
  });
  const { address } = renderOpportunities(<SellForm opportunity={saved} />, { http, ...at });
  const staff = await screen.findByRole('textbox', { name: 'employees 2025' });
  await userEvent.clear(staff);
  await pasteInto(staff, '35');
  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  expect(http.calls.filter(({ method }) => method !== 'get').map(({ path }) => path)).toEqual([
    paths.opportunityRevenues(3),
  ]);
  const [figures] = posted(http, paths.opportunityRevenues(3));
  expect(figures?.body).toMatchObject({
    revenues: [{ number_of_employees: 35, revenue: 4_800_000, currency: 4 }],
  });
  expect(figures?.ifMatch).toContain('2026');
});

test('what buyers will ask for follows what is filled in, each missing part with its reason and section', async () => {
  renderOpportunities(<SellForm />, { http: server(), ...at });
  await choose(vercors.name);
  const asked = within(await screen.findByRole('region', { name: 'What buyers will ask for' }));
  expect(asked.getByRole('link', { name: 'Add: Reason for the sale' })).toHaveAttribute('href', '#facts');
  expect(asked.getByText(/^Every buyer asks this first/)).toBeTruthy();
  await pasteInto(await text(/^Reason for the sale/), 'Retirement');
  await waitFor(() => expect(asked.queryByRole('link', { name: 'Add: Reason for the sale' })).toBeNull());
  expect(asked.getByText('Reason for the sale')).toHaveTextContent('Reason for the sale, There');
  expect(asked.getByRole('link', { name: 'Add: Annual accounts' })).toHaveAttribute('href', '#documents');
});

describe('a rejected sale', () => {
  const rejected = { ...saved, validated: false };
  const open = () => {
    const http = server().on('get', paths.opportunityPrivateData(3), {
      body: buildPrivateData({ revenues: vercors.revenues, offices: vercors.offices }),
    });
    return { http, ...renderOpportunities(<SellForm opportunity={rejected} />, { http, ...at }) };
  };
  const resubmit = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Send for review again' }));
  const written = ({ calls }: ReturnType<typeof fakeHttp>) =>
    calls.filter(({ method, path }) => method !== 'get' && path !== paths.identityCheck);

  test('goes to review again without any change', async () => {
    const { http, address } = open();
    await text(/^Activity/);
    await resubmit();
    await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
    const [patch, ...others] = written(http);
    expect([patch?.method, patch?.path, others]).toEqual(['patch', paths.opportunity(3), []]);
    expect(patch?.body instanceof FormData && [...patch.body]).toEqual([]);
    expect(await screen.findByText('Saved. It is under review again.')).toBeTruthy();
  });

  test('goes to review again after its figures are stored, not before', async () => {
    const { http, address } = open();
    const staff = await screen.findByRole('textbox', { name: 'employees 2025' });
    await userEvent.clear(staff);
    await pasteInto(staff, '35');
    http.on('post', paths.opportunityRevenues(3), { status: 500 });
    await resubmit();
    expect(await screen.findByText(/prefix\.revenues/)).toBeVisible();
    expect(written(http).map(({ method }) => method)).toEqual(['post']);
    http.on('post', paths.opportunityRevenues(3), { body: stamp });
    await resubmit();
    await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
    expect(written(http).map(({ path }) => path)).toEqual([
      paths.opportunityRevenues(3),
      paths.opportunityRevenues(3),
      paths.opportunity(3),
    ]);
  });
});
