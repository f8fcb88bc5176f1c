import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor, RouteAccess } from '../../federation/contract.ts';

const root = join(__dirname, '../../..');

/** What of our areas is open to others than whoever is signed in; all the rest is not. */
const open: Record<string, Record<string, RouteAccess>> = {
  'mfe-auth': { '/login': 'guest', '/sign-up': 'guest', '/forgot-password': 'anyone' },
  'mfe-companies': {},
  'mfe-deals': {},
  'mfe-notifications': {},
  'mfe-opportunities': {
    '/opportunities': 'anyone',
    '/opportunities/sell-opportunities': 'anyone',
    '/opportunities/buy-opportunities': 'anyone',
    '/opportunities/:id': 'anyone',
    '/search': 'anyone',
    '/moderation': 'staff',
  },
};

test.each(Object.keys(open))('%s opens no page to more people than it may', (remote) => {
  const text = readFileSync(join(root, remote, 'src/remote.json'), 'utf8');
  const { routes } = JSON.parse(text) as RemoteDescriptor;
  const others = routes.filter(({ access }) => access !== 'signed-in');
  expect(Object.fromEntries(others.map(({ path, access }) => [path, access]))).toEqual(open[remote]);
});
