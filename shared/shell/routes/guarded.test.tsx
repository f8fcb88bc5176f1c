import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../contract/index.ts';
import type { RouteAccess } from '../../federation/index.ts';
import { fakeHttp, renderWithPlatform } from '../../testing/index.ts';
import { buildUser } from '../../testing/node.ts';
import { Guarded } from './guarded.tsx';

const HERE = '/somewhere';
const WHO = {
  visitor: undefined,
  user: buildUser(),
  staff: buildUser({ is_staff: true }),
};

test.each<[RouteAccess, keyof typeof WHO, string]>([
  ['anyone', 'visitor', 'the page'],
  ['anyone', 'user', 'the page'],
  ['signed-in', 'visitor', '/login?next=%2Fsomewhere'],
  ['signed-in', 'user', 'the page'],
  ['guest', 'visitor', 'the page'],
  ['guest', 'user', '/'],
  ['staff', 'visitor', '/login?next=%2Fsomewhere'],
  ['staff', 'user', 'not found'],
  ['staff', 'staff', 'the page'],
])('access "%s": a %s gets %s', async (access, who, expected) => {
  const user = WHO[who];
  const http = fakeHttp().on('get', paths.currentUser, { body: user });
  const { address } = renderWithPlatform(
    <Guarded access={access}>
      <h1>The page</h1>
    </Guarded>,
    { http, signedIn: user !== undefined, route: HERE, path: HERE },
  );
  if (expected.startsWith('/')) await waitFor(() => expect(address()).toBe(expected));
  else
    await screen.findByRole('heading', {
      name: expected === 'the page' ? 'The page' : 'host.notFound.title',
    });
  expect(screen.queryByText('The page') !== null).toBe(expected === 'the page');
});
