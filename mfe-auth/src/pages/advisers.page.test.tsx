import type { Delegation } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildDelegation, buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdvisersPage } from './advisers.page.tsx';

const HERE = '/user-details/advisers';
const invitation = buildDelegation({
  id: 8,
  side: 'received',
  person: 'Claire Fontaine',
  firm: null,
  subject: '',
  state: 'invited',
  accepted_at: null,
});

/** The lists are by their side. */
const atServer = (given: Delegation[] = [], received: Delegation[] = []) =>
  fakeHttp()
    .on('get', '/api/delegations/', ({ params }) => ({
      body: buildPaged(params.side === 'given' ? given : received),
    }))
    .on('get', '/api/companies_for_profile/', { body: buildPaged([{ id: 3, name: 'Sawmill Fontaine' }]) })
    .on('get', '/api/deals/', { body: buildPaged([{ id: 7, title: 'Sawmill and Thomas Keller' }]) })
    .on('get', '/api/opportunities/my_list_sell/', {
      body: buildPaged([{ id: 4, project_title: 'Sawmill in the Jura' }]),
    })
    .on('get', '/api/opportunities/my_list_buy/', { body: buildPaged([]) });
const show = (http: FakeHttp, query = '') =>
  renderWithPlatform(<AdvisersPage />, { http, route: HERE + query, signedIn: true });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirmed = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const sent = (http: FakeHttp, method: string) =>
  http.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);
const section = (side: string) => screen.findByRole('region', { name: `advisers.${side}.title` });

test('both lists say that they are empty', async () => {
  show(atServer());
  await screen.findByText('advisers.given.none');
  await screen.findByText('advisers.received.none');
});

test('a row tells who, from which firm, what about, the right, the last day and the state', async () => {
  show(atServer([buildDelegation(), buildDelegation({ id: 6, state: 'ended', person: 'Paul Roux' })]));
  const given = within(await section('given'));
  await given.findByText('Anne Roux, Roux & Associés');
  given.getByText('advisers.subjects.company · advisers.rights.edit · advisers.until');
  given.getByText('advisers.states.active');
  // What the right allows is told while it holds.
  given.getByText('advisers.means.edit');
  expect(given.queryByText(/Paul Roux/)).toBeNull();
  await press('advisers.showOver');
  given.getByText(/Paul Roux/);
  given.getByText('advisers.means.edit');
});

test('an adviser is invited for what the address names, and the lists are read again', async () => {
  const http = atServer().on('post', '/api/delegations/', { status: 201, body: buildDelegation() });
  show(http, '?company=3');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'advisers.form.email' }),
    'anne@example.test',
  );
  await userEvent.click(screen.getByLabelText('advisers.rights.negotiate'));
  expect(screen.queryByLabelText(/advisers.form.words/)).toBeNull();
  await userEvent.click(screen.getByLabelText('advisers.form.mayAccept'));
  await userEvent.type(screen.getByLabelText(/advisers.form.words/), 'Anne may sell it for me.');
  http.calls.length = 0;
  await press('advisers.form.submit');
  await screen.findByText('advisers.form.sent');
  expect(sent(http, 'post')).toEqual([
    [
      '/api/delegations/',
      expect.objectContaining({
        email: 'anne@example.test',
        scope: 'company',
        subject_id: 3,
        right: 'negotiate',
        acceptance_words: 'Anne may sell it for me.',
      }),
    ],
  ]);
  await waitFor(() => expect(sent(http, 'get')).toHaveLength(2));
  expect(screen.queryByRole('textbox', { name: 'advisers.form.email' })).toBeNull();
});

test('a right that one deal does not know falls back to reading, and what was chosen before is not kept', async () => {
  show(atServer());
  await press('advisers.form.open');
  await userEvent.click(await screen.findByLabelText('advisers.rights.negotiate'));
  await userEvent.click(screen.getByRole('combobox', { name: /advisers.form.scope/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'advisers.scopes.deal' }));
  expect(await screen.findByLabelText('advisers.rights.read')).toBeChecked();
  expect(screen.queryByLabelText('advisers.rights.negotiate')).toBeNull();
  screen.getByLabelText('advisers.rights.ask');
  await userEvent.click(screen.getByRole('combobox', { name: /advisers.form.subject.deal/ }));
  await screen.findByRole('option', { name: 'Sawmill and Thomas Keller' });
});

test('what the server refuses stands at its field or above the form, and nothing typed is lost', async () => {
  const http = atServer().on('post', '/api/delegations/', {
    status: 400,
    body: { email: ['That is you'], codes: { email: [{ code: 'delegation.to_oneself' }] } },
  });
  show(http, '?opportunity=4');
  const email = await screen.findByRole('textbox', { name: 'advisers.form.email' });
  await userEvent.type(email, 'claire@example.test');
  await press('advisers.form.submit');
  await screen.findByText('That is you');
  await waitFor(() => expect(email).toHaveFocus());
  http.on('post', '/api/delegations/', {
    status: 409,
    body: { detail: 'There is one already', code: 'delegation.exists' },
  });
  await press('advisers.form.submit');
  await screen.findByText('There is one already');
  expect(email).toHaveValue('claire@example.test');
});

test('an invitation comes first and says what one gets; it is accepted or declined', async () => {
  const http = atServer([], [buildDelegation({ side: 'received', person: 'Marc Petit' }), invitation]).on(
    'post',
    '/api/delegations/8/answer/',
    { body: invitation },
  );
  show(http);
  const [first] = await within(await section('received')).findAllByRole('listitem');
  expect(first).toHaveTextContent('Claire Fontaine');
  // The company is named once the invitation is accepted.
  expect(first).toHaveTextContent('advisers.scopes.company');
  expect(first).toHaveTextContent('advisers.means.edit');
  await press('advisers.acceptLabel');
  await screen.findByText('advisers.accepted');
  await press('advisers.declineLabel');
  await screen.findByText('advisers.declined');
  expect(sent(http, 'post')).toEqual([
    ['/api/delegations/8/answer/', { accepted: true }],
    ['/api/delegations/8/answer/', { accepted: false }],
  ]);
});

test('an answer that the server refuses is told, and the lists are read again', async () => {
  const http = atServer([], [invitation]).on('post', '/api/delegations/8/answer/', {
    status: 409,
    body: { detail: 'You are on the other side', code: 'delegation.conflict' },
  });
  show(http);
  await press('advisers.acceptLabel');
  await screen.findByText('You are on the other side');
});

test('a right is ended after a question, by who gave it and by the adviser', async () => {
  const http = atServer([buildDelegation()], [buildDelegation({ id: 9, side: 'received' })]).on(
    'post',
    /end/,
    { body: buildDelegation({ state: 'ended' }) },
  );
  show(http);
  await press('advisers.given.endLabel');
  expect(sent(http, 'post')).toEqual([]);
  await confirmed('advisers.given.end');
  await screen.findByText('advisers.given.ended');
  await press('advisers.received.endLabel');
  await confirmed('advisers.received.end');
  await screen.findByText('advisers.received.ended');
  expect(sent(http, 'post').map(([path]) => path)).toEqual([
    '/api/delegations/5/end/',
    '/api/delegations/9/end/',
  ]);
});

test.each([
  ['company', '/user-companies/view/3'],
  ['opportunity', '/user-opps/view/3'],
  ['deals', '/user-deals?acting_for=9'],
  ['deal', '/user-deals/view/3'],
] as const)('who acts on %s goes to %s', async (scope, path) => {
  show(atServer([], [buildDelegation({ id: 9, side: 'received', scope })]));
  expect(await screen.findByRole('link', { name: `advisers.go.${scope}` })).toHaveAttribute('href', path);
});
