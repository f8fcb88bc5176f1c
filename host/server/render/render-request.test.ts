import Fastify from 'fastify';
import { pageAt } from '../../src/metadata/page-at.ts';
import { createShares } from '../limits/shares.ts';
import { buildSet } from '../testing/build-set.ts';
import { createRenderRequest } from './render-request.ts';

test('of one address 21 pages are rendered at once; more are left to the browser, and those of others are rendered', async () => {
  const set = buildSet();
  const under: (() => void)[] = [];
  const begun = Promise.withResolvers<void>();
  const render = () =>
    new Promise<undefined>((resolve) => {
      under.push(() => resolve(undefined));
      if (under.length === 21) begun.resolve();
    });
  const renderRequest = createRenderRequest({ render, readSheet: () => undefined }, createShares());
  const facts = {
    set,
    at: pageAt(set, '/'),
    nonce: 'n',
    operator: undefined,
    marketZone: 'Europe/Paris',
    preferences: { language: 'en', colorScheme: 'light', timeZone: 'Europe/Paris' },
  } as const;
  const app = Fastify();
  app.get('*', async (request) => {
    await renderRequest(request, facts);
    return '';
  });
  const visit = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  const first = Array.from({ length: 21 }, (_, index) => visit(`/?page=${index}`, '198.51.100.1'));
  await begun.promise;
  await visit('/?page=21', '198.51.100.1');
  expect(under).toHaveLength(21);
  const other = visit('/', '198.51.100.2');
  while (under.length < 22) await new Promise(setImmediate);
  for (const end of under) end();
  await Promise.all([...first, other]);
  // The shares are given back.
  const next = visit('/?page=22', '198.51.100.1');
  while (under.length < 23) await new Promise(setImmediate);
  under.at(-1)?.();
  await next;
  await app.close();
});
