import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveSurroundings } from './surroundings.ts';

let server: Server;
let origin: string;
/** The response of the deployed product; none: it fails. */
let served: object | undefined;

const remote = (version: string) => ({
  version,
  namespace: 'auth',
  routes: [{ path: '/login', page: 'login', access: 'guest' }],
  widgets: [],
  modals: [],
  locales: { en: `/r/mfe-auth/${version}/en.json`, fr: '' },
});
const set = (version: string) => ({
  host: { routes: [{ path: '/faq', page: 'faq', access: 'anyone' }], locales: {} },
  remotes: { 'mfe-auth': remote(version), 'mfe-deals': remote('1') },
});

beforeEach(async () => {
  served = set('1');
  server = createServer(({ url }, response) => {
    if (!served) response.statusCode = 500;
    response.end(url === '/release-set.json' ? JSON.stringify(served) : `"${url}"`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

test('each page has the versions that are live when it is loaded', async () => {
  const moved: string[] = [];
  const around = await liveSurroundings('mfe-deals', origin, ['mfe-auth'], (...each) =>
    moved.push(each.join(' ')),
  );
  const version = () => around.live()['mfe-auth']?.version;
  await around.refresh();
  expect([version(), moved]).toEqual(['1', []]);
  served = set('2');
  await around.refresh();
  expect([version(), moved]).toEqual(['2', ['mfe-auth 2']]);
  expect(Object.keys(around.live())).toEqual(['mfe-auth']);
  expect(around.siblings().map(({ name }) => name)).toEqual(['mfe-auth', 'host']);
  expect(await around.readTexts('en', 'auth')).toBe('"/r/mfe-auth/2/en.json"');
  // The set before stays where none can be read.
  served = undefined;
  await around.refresh();
  expect([version(), moved]).toEqual(['2', ['mfe-auth 2']]);
});

test('a remote that is not there is refused by name', async () => {
  await expect(liveSurroundings('mfe-deals', origin, ['mfe-other'])).rejects.toThrow(
    `${origin} has no other remote mfe-other, only mfe-auth`,
  );
});
