import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor, RouteAccess } from '../../federation/contract.ts';

const root = join(__dirname, '../../..');

/** The pages that are accessible without being signed in, or only to staff; all others require a sign-in. */
const exceptions: Record<string, Record<string, RouteAccess>> = {
  'mfe-auth': {
    '/login': 'guest',
    '/sign-up': 'guest',
    '/forgot-password': 'anyone',
    '/verify-email': 'anyone',
    '/new-email': 'anyone',
    '/undo-change': 'anyone',
    '/firm': 'anyone',
    '/people': 'staff',
    '/people/:id': 'staff',
    '/audit-log': 'staff',
    '/staff-room': 'staff',
    '/staff-room/reports': 'staff',
    '/staff-room/failures': 'staff',
    '/staff-room/questions': 'staff',
    '/staff-room/questions/:id': 'staff',
    '/staff-room/sectors': 'staff',
    '/staff-room/lists/:list/:id': 'staff',
  },
  'mfe-companies': {},
  'mfe-deals': {},
  'mfe-notifications': { '/unsubscribe': 'anyone' },
  'mfe-opportunities': {
    '/opportunities': 'anyone',
    '/opportunities/sell-opportunities': 'anyone',
    '/opportunities/buy-opportunities': 'anyone',
    '/opportunities/sell-opportunities/:place': 'anyone',
    '/opportunities/buy-opportunities/:place': 'anyone',
    '/opportunities/sell-opportunities/:place/:region': 'anyone',
    '/opportunities/buy-opportunities/:place/:region': 'anyone',
    '/opportunities/:id': 'anyone',
    '/search': 'anyone',
    '/moderation': 'staff',
  },
};

test.each(Object.keys(exceptions))('every page of %s has the expected access', (remote) => {
  const text = readFileSync(join(root, remote, 'src/remote.json'), 'utf8');
  const { routes } = JSON.parse(text) as RemoteDescriptor;
  const found = routes.filter(({ access }) => access !== 'signed-in');
  expect(Object.fromEntries(found.map(({ path, access }) => [path, access]))).toEqual(exceptions[remote]);
});
