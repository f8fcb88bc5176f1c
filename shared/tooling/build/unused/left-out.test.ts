import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { productionRouter } from '../production-router.ts';
import { leaveOut } from './leave-out.ts';
import { leftOut } from './left-out.ts';

/** React Router as pages have it. */
function loadRouter(): Pick<typeof import('react-router-dom'), 'createMemoryRouter'> {
  const files = readdirSync(productionRouter).map((name) => join(productionRouter, name));
  const file = files.find((path) => leftOut[0]?.file.test(path)) ?? '';
  const source = leaveOut(readFileSync(file, 'utf8'), leftOut[0]?.bodies ?? {}).replaceAll(
    'import.meta',
    '({})',
  );
  const { code } = transformSync(source, { module: { type: 'commonjs' }, isModule: true });
  const module = { exports: {} };
  Function('module', 'exports', 'require', code)(module, module.exports, createRequire(file));
  return module.exports as ReturnType<typeof loadRouter>;
}

const { createMemoryRouter } = loadRouter();
const routes = [{ path: '/', children: [{ path: 'deals/:id' }, { path: '*' }] }];
const open = () => createMemoryRouter(routes, { initialEntries: ['/'] });

test('a router without loaders navigates, forward, back and within a page', async () => {
  const router = open();
  const addresses: string[] = [];
  router.subscribe(({ location: { pathname, search, hash } }) => addresses.push(pathname + search + hash));
  await router.navigate('/deals/7', { state: { from: 'list' } });
  expect(router.state.matches.at(-1)?.params).toEqual({ id: '7' });
  expect(router.state.location.state).toEqual({ from: 'list' });
  await router.navigate('?tab=files', { replace: true });
  await router.navigate('#last');
  await router.navigate(-1);
  await router.navigate('/nowhere');
  expect(addresses).toEqual([
    '/deals/7',
    '/deals/7?tab=files',
    '/deals/7#last',
    '/deals/7?tab=files',
    '/nowhere',
  ]);
  expect([router.state.navigation.state, router.state.errors]).toEqual(['idle', null]);
});

test('a blocked navigation goes on, or not', async () => {
  const router = open();
  router.getBlocker('guard', () => true);
  await router.navigate('/deals/7');
  expect([router.state.location.pathname, router.state.blockers.get('guard')?.state]).toEqual([
    '/',
    'blocked',
  ]);
  router.state.blockers.get('guard')?.reset?.();
  expect(router.state.blockers.get('guard')?.state).toBe('unblocked');
  await router.navigate('/deals/8');
  router.state.blockers.get('guard')?.proceed?.();
  await Promise.resolve();
  expect(router.state.location.pathname).toBe('/deals/8');
});

test('a route with a loader says that this is left out', () => {
  const loader = () => null;
  expect(() => createMemoryRouter([{ path: '/', loader }], { hydrationData: { loaderData: {} } })).toThrow(
    'getRouteHydrationStatus is left out',
  );
});
