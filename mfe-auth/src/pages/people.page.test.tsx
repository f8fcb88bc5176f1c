import { paths } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPerson } from '../testing/build-person.ts';
import { PeoplePage } from './people.page.tsx';

const found = (http: FakeHttp) => http.calls.map(({ params }) => params?.search);
const show = (http: FakeHttp, route = '/people') =>
  renderWithPlatform(<PeoplePage />, { http, route, signedIn: true });

test('first those are shown that are suspended; a search of three letters finds others', async () => {
  const http = fakeHttp().on('get', paths.people, { body: buildPaged([]) });
  show(http);
  await screen.findByText('people.noneSuspended');
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'cl');
  await screen.findByText('people.tooShort');
  http.on('get', paths.people, { body: buildPaged([buildPerson()]) });
  await userEvent.type(field, 'aire');
  const link = await screen.findByRole('link', { name: 'Claire Moreau' });
  expect(link).toHaveAttribute('href', '/people/12');
  expect(screen.getByText('people.open')).toBeVisible();
  expect(found(http)).toEqual(['', 'claire']);
});

test('of a text in the address as much is searched for as the server takes', async () => {
  const http = fakeHttp().on('get', paths.people, { body: buildPaged([]) });
  show(http, `/people?search=${'a'.repeat(200)}`);
  await screen.findByText('people.noneFound');
  expect(found(http)).toEqual(['a'.repeat(100)]);
});

test('nobody found, and a failure, are told', async () => {
  const http = fakeHttp().on('get', paths.people, { body: buildPaged([]) });
  show(http, '/people?search=nobody');
  await screen.findByText('people.noneFound');
  http.on('get', paths.people, { status: 500, body: { detail: 'Trouble' } });
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'somebody');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Trouble'));
});
