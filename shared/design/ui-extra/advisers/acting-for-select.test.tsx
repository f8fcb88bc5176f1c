import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Delegation, DelegationScope } from '../../../contract/index.ts';
import { DELEGATION_SCOPES } from '../../../contract/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildDelegation, buildPaged } from '../../../testing/node.ts';
import { ActingForSelect } from './acting-for-select.tsx';

const received = (overrides: Partial<Delegation> = {}) =>
  buildDelegation({ side: 'received', person: 'Claire Fontaine', ...overrides });
const show = (
  delegations: Delegation[],
  route = '/user-deals?side=seller',
  scopes: readonly DelegationScope[] = DELEGATION_SCOPES,
) => {
  const http = fakeHttp().on('get', '/api/delegations/', { body: buildPaged(delegations) });
  const rendered = renderWithPlatform(<ActingForSelect scopes={scopes} />, { http, route, signedIn: true });
  return { ...rendered, http };
};
const options = async () =>
  (await screen.findAllByRole('option')).map((option) => [
    option.textContent,
    (option as HTMLOptionElement).selected,
  ]);

test('who acts for nobody has nothing to choose', async () => {
  const { http } = show([]);
  await waitFor(() => expect(http.calls).toHaveLength(1));
  expect(http.calls[0]?.params).toMatchObject({ side: 'received', active: 'true' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('where they can’t be read, nothing is said', async () => {
  const http = fakeHttp().on('get', '/api/delegations/', { status: 500, body: { detail: 'Trouble' } });
  renderWithPlatform(<ActingForSelect scopes={DELEGATION_SCOPES} />, { http, signedIn: true });
  await waitFor(() => expect(http.calls).toHaveLength(1));
  expect(screen.queryByText('Trouble')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the choice is in the address, without what was of the other list', async () => {
  const { address } = show([received({ id: 5 })]);
  expect(await options()).toEqual([
    ['adviser.mine', true],
    ['adviser.for', false],
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'adviser.whose' }), '5');
  expect(address()).toBe('/user-deals?acting_for=5');
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  expect(address()).toBe('/user-deals');
});

test('those of one person are told apart, and those that the list has nothing of are left out', async () => {
  const rights = [received({ id: 5 }), received({ id: 6 }), received({ id: 7, scope: 'deal' })];
  show(rights, '/user-companies?acting_for=6', ['company']);
  await waitFor(async () =>
    expect(await options()).toEqual([
      ['adviser.mine', false],
      ['adviser.forSubject', false],
      ['adviser.forSubject', true],
    ]),
  );
});

test('a right that is over can be left', async () => {
  const { address } = show([], '/user-deals?acting_for=9');
  expect(await options()).toEqual([
    ['adviser.mine', false],
    ['adviser.over', true],
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  expect(address()).toBe('/user-deals');
});
