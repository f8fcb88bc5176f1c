import { paths } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonMeasureModal } from '../features/people/person-measure.modal.tsx';
import { buildPerson } from '../testing/build-person.ts';
import { PersonPage } from './person.page.tsx';

const REASON = 'Somebody else uses this account';
const atServer = (person = buildPerson()) =>
  fakeHttp()
    .on('get', paths.currentUser, { body: buildUser({ id: 7, is_staff: true }) })
    .on('get', paths.confirmation(7), { body: { seconds_left: 600 } })
    .on('get', paths.person(12), { body: person });
const onClose = jest.fn();
/** The page, and the dialog over it. */
const show = (http: FakeHttp, withDialog = false) =>
  renderWithPlatform(
    <>
      <PersonPage />
      {withDialog && <PersonMeasureModal person={buildPerson()} kind="suspended" onClose={onClose} />}
    </>,
    { http, route: '/people/12', path: '/people/:id', signedIn: true },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (http: FakeHttp) => http.calls.filter(({ method }) => method === 'post').map(({ body }) => body);

test('an account is suspended with a reason, and the page shows it', async () => {
  const http = atServer();
  show(http, true);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'measure.suspended.action' }));
  const reason = within(dialog).getByRole('textbox');
  await waitFor(() => expect(reason).toBeInvalid());
  expect(sent(http)).toEqual([]);
  await userEvent.type(reason, REASON);
  http.on('post', paths.personMeasures(12), {
    body: buildPerson({
      suspended_at: '2026-11-21T09:00:00.000Z',
      measures: [{ kind: 'suspended', reason: REASON, by: 'Sacha Moreau', at: '2026-11-21T09:00:00.000Z' }],
    }),
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'measure.suspended.action' }));
  await screen.findByText('people.suspended');
  expect(sent(http)).toEqual([{ kind: 'suspended', reason: REASON }]);
  expect(onClose).toHaveBeenCalledWith(true);
  expect(screen.getByText(/Sacha Moreau/)).toHaveTextContent(REASON);
});

test('a refusal is told in the dialog, what was typed stays, and the page shows what a colleague did', async () => {
  const http = atServer();
  show(http, true);
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), REASON);
  http
    .on('post', paths.personMeasures(12), {
      status: 409,
      body: { detail: 'Already', code: 'person.is_suspended' },
    })
    .on('get', paths.person(12), { body: buildPerson({ suspended_at: '2026-11-21T09:00:00.000Z' }) });
  await userEvent.click(within(dialog).getByRole('button', { name: 'measure.suspended.action' }));
  expect(await within(dialog).findByText('Already')).toBeVisible();
  expect(within(dialog).getByRole('textbox')).toHaveValue(REASON);
  await screen.findByText('people.suspended');
});

test('a reason is there again after a reload', async () => {
  const { unmount } = show(atServer(), true);
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), REASON);
  unmount();
  show(atServer(), true);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue(REASON));
});

test('it is confirmed who asks before the dialog opens', async () => {
  const http = atServer().on('get', paths.confirmation(7), { body: { seconds_left: 20 } });
  const { platform } = show(http);
  const open = jest
    .spyOn(platform.modals, 'open')
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(true);
  await press('measure.signed_out.action');
  await waitFor(() => expect(open.mock.calls.map(([name]) => name)).toEqual(['confirm-identity']));
  await press('measure.signed_out.action');
  await waitFor(() =>
    expect(open.mock.calls.map(([name]) => name)).toEqual([
      'confirm-identity',
      'confirm-identity',
      'person-measure',
    ]),
  );
});

test.each([
  [{}, ['signed_out', 'suspended']],
  [{ has_second_factor: true }, ['signed_out', 'factors_removed', 'suspended']],
  [{ suspended_at: '2026-11-21T09:00:00.000Z' }, ['signed_out', 'restored']],
  [{ is_staff: true, has_second_factor: true }, ['signed_out']],
] as const)('of %j what is possible is offered', async (facts, kinds) => {
  show(atServer(buildPerson(facts)));
  await screen.findByRole('heading', { name: 'Claire Moreau' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    kinds.map((kind) => `measure.${kind}.action`),
  );
});

test('a person who is not there, or closed the account meanwhile', async () => {
  show(
    atServer().on('get', paths.person(12), { status: 404, body: { detail: '-', code: 'person.not_found' } }),
  );
  await screen.findByText('person.notFound');
});
