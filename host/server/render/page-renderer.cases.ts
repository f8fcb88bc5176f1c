import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '@handover/shared/testing/limit';
import { builtHost } from '../testing/built-host.ts';
import { fixtureRemote } from '../testing/fixture-remote.ts';
import type { RenderStore } from '../testing/render-store.ts';
import { sampleApi } from '../testing/sample-api.ts';
import { createPageRenderer, type RenderFailure } from './page-renderer.ts';
import type { PageRequest, WorkerLimits } from './set-worker.ts';

describe('pages', () => {
  /** A busy machine fails no test: only the tests of deadlines have short ones. */
  const PATIENT = { dataMs: 60_000, totalMs: 120_000, hangMs: 60_000, startMs: 240_000 };

  let store: RenderStore;
  let api: Awaited<ReturnType<typeof sampleApi>>;
  let renderer: ReturnType<typeof createPageRenderer> | undefined;
  let failures: RenderFailure[];

  beforeAll(async () => {
    [store, api] = await Promise.all([builtHost(), sampleApi()]);
  });
  afterEach(() => renderer?.close());
  afterAll(async () => {
    await api.close();
  });

  const request = (over: Partial<PageRequest>): Omit<PageRequest, 'excluded'> => ({
    url: '/fine',
    language: 'en',
    colorScheme: undefined,
    access: undefined,
    headers: {},
    now: Date.parse('2026-11-26T12:00:00Z'),
    timeZone: 'UTC',
    nonce: 'n',
    since: Date.now(),
    operator: undefined,
    ...over,
  });

  async function start(id: string, limits: Partial<WorkerLimits> = {}, set = store.set(id)) {
    failures = [];
    renderer = createPageRenderer({
      folder: store.folder,
      releaseSet: () => set,
      apiUrl: api.url,
      onFailure: (failure) => failures.push(failure),
      limits: { ...PATIENT, ...limits },
    });
    expect(await renderer.ready()).toBe(true);
    const started = renderer;
    return (over: Partial<PageRequest>) => started.render(set, request(over));
  }

  test('the page of a remote is rendered in the frame, without style attributes', async () => {
    const render = await start('fine');
    const page = await render({ url: '/fine' });
    expect(page?.html).toContain('All is well');
    expect(page?.html).toContain('</header>');
    expect(page?.html).not.toContain('style=');
    expect(page?.css).toContain('{color:red}');
    expect(page?.parts).toEqual(['mfe-sample/pages/fine']);
    expect(failures).toEqual([]);
  });

  test('data is read once, handed over, and of no other area', async () => {
    const render = await start('reads');
    const page = await render({ url: '/reads?q=1', access: 'Ann' });
    expect(page?.html).toContain('user Ann | data {&quot;q&quot;:&quot;1&quot;} | no secret');
    expect(page?.state.queries.map(({ queryKey }) => queryKey)).toEqual([
      ['user', 'current'],
      ['ui', 'sample', '?q=1'],
    ]);
    expect(page?.isComplete).toBe(true);
    expect(api.calls.filter((url) => url === '/api/sample/?q=1')).toHaveLength(1);
    expect(api.calls).not.toContain('/api/secret/');
  });

  test('dates are those of the person', async () => {
    const render = await start('dates');
    for (const [language, timeZone, dates] of [
      ['en', 'Europe/Paris', '26 Nov 2026 | 1 hour ago'],
      ['en', 'America/New_York', '25 Nov 2026 | 1 hour ago'],
      ['fr', 'Europe/Paris', '26 nov. 2026 | il y a 1 heure'],
    ] as const) {
      const page = await render({ url: '/reads', language, timeZone });
      expect(page?.html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(dates);
    }
  });

  test('200 people at once each get their own page', async () => {
    const render = await start('many', { pages: 200 });
    const people = Array.from({ length: 200 }, (_, index) => ({
      access: index % 3 === 0 ? undefined : `Person${index}`,
      language: index % 2 === 0 ? ('en' as const) : ('fr' as const),
      timeZone: index % 5 === 0 ? 'Asia/Tokyo' : 'America/New_York',
    }));
    const pages = await Promise.all(people.map((person) => render({ ...person, url: '/reads' })));
    for (const [index, page] of pages.entries()) {
      const { access, language, timeZone } = people[index] ?? {};
      const names = page?.html.match(/Person\d+/g) ?? [];
      expect(new Set(names)).toEqual(new Set(access ? [access] : []));
      const text = page?.html.replaceAll('\u00a0', ' ') ?? '';
      const day = timeZone === 'Asia/Tokyo' ? 26 : 25;
      expect(text).toContain(language === 'fr' ? `${day} nov. 2026` : `${day} Nov 2026`);
      expect(page?.state.userId).toBe(undefined);
      expect(page?.state.queries.some(({ queryKey }) => queryKey[0] === 'user')).toBe(access !== undefined);
    }
  });

  test('a remote that throws costs its own part only, and is told by version', async () => {
    const render = await start('throwing');
    const page = await render({ url: '/throws?now' });
    expect(page?.html).toContain('</header>');
    expect(page?.html).toContain('<!--$!-->');
    expect(failures).toEqual([
      { remote: 'mfe-sample', version: 'throwing', message: expect.stringContaining('Broken on purpose') },
    ]);
    expect((await render({ url: '/fine' }))?.html).toContain('All is well');
  });

  test.each([
    ['loops', 'no sign of life', { hangMs: limit(4000) }],
    ['leaks', 'memory', { heapMb: 64 }],
  ])('a remote that %s is ended, and left to the browser afterwards', async (page, cause, limits) => {
    const render = await start(page, limits);
    expect(await render({ url: `/${page}?now` })).toBeUndefined();
    expect(failures).toEqual([
      { remote: 'mfe-sample', version: page, message: expect.stringContaining(cause) },
    ]);
    await renderer?.ready();
    const next = await render({ url: '/fine' });
    expect(next?.html).toContain('</header>');
    expect(next?.html).toContain('<!--$!-->');
    expect(next?.html).not.toContain('All is well');
  });

  test('what does not come in time is left to the browser', async () => {
    const render = await start('late', { dataMs: 50 });
    const page = await render({ url: '/reads?slow=1' });
    expect(page?.html).toContain('no user | pending');
    expect(page?.isComplete).toBe(false);
    expect(page?.state.queries).toEqual([]);
  });

  test('a worker is warm before it takes pages; the one before goes on until then', async () => {
    const [first, second] = [store.set('first'), store.set('second')];
    let set = first;
    renderer = createPageRenderer({
      folder: store.folder,
      releaseSet: () => set,
      apiUrl: api.url,
      onFailure: (failure) => failures.push(failure),
      limits: PATIENT,
    });
    const before = api.calls.length;
    expect(await renderer.render(first, request({}))).toBeUndefined();
    await renderer.ready();
    expect(api.calls.slice(before)).toContain('/api/sample/');
    set = second;
    expect(await renderer.render(second, request({}))).toBeUndefined();
    // A rollback meanwhile.
    set = first;
    expect((await renderer.render(first, request({})))?.html).toContain('All is well');
    set = second;
    await renderer.ready();
    expect((await renderer.render(second, request({})))?.html).toContain('All is well');
  });

  test('there is a worker while there is a set, as in a rollout', async () => {
    const rollout = store.set('rollout');
    let set: typeof rollout | undefined;
    renderer = createPageRenderer({
      folder: store.folder,
      releaseSet: () => set,
      apiUrl: api.url,
      onFailure: (failure) => failures.push(failure),
      limits: PATIENT,
    });
    expect(renderer.isSettled()).toBe(true);
    set = rollout;
    expect(renderer.isSettled()).toBe(false);
    await renderer.ready();
    expect(renderer.isSettled()).toBe(true);
    expect((await renderer.render(rollout, request({})))?.html).toContain('All is well');
    set = undefined;
    expect(await renderer.render(rollout, request({}))).toBeUndefined();
    expect(renderer.isSettled()).toBe(true);
  });

  test('a remote that never ends in the warm-up is left to the browser, and the worker is there for the rest', async () => {
    const source = fixtureRemote.replace("'?now'", "''");
    const [set, next] = [store.set('hangs', source), store.set('hangs', source)];
    const limits = { ...PATIENT, startMs: limit(10_000) };
    failures = [];
    renderer = createPageRenderer({
      folder: store.folder,
      releaseSet: () => set,
      apiUrl: api.url,
      onFailure: (failure) => failures.push(failure),
      limits,
    });
    expect(await renderer.ready()).toBe(false);
    expect(await renderer.ready()).toBe(true);
    expect((await renderer.render(next, request({})))?.html).toContain('</header>');
    expect(failures.map(({ remote }) => remote)).toContain('mfe-sample');
  });

  test('a build that is not as it was published does not run', async () => {
    const set = store.set('changed');
    appendFileSync(join(store.folder, 'mfe-sample/changed/server/remote.cjs'), '\n');
    const render = await start('changed', {}, set);
    const page = await render({ url: '/fine' });
    expect(page?.html).toContain('</header>');
    expect(page?.html).not.toContain('All is well');
    expect(failures[0]).toMatchObject({
      remote: 'mfe-sample',
      message: expect.stringContaining('published'),
    });
  });

  test('a set that can not be rendered is left to browsers', async () => {
    const set = { ...store.set('old'), host: { ...store.set('old').host, server: null } };
    renderer = createPageRenderer({
      folder: store.folder,
      releaseSet: () => set,
      apiUrl: api.url,
      onFailure: () => undefined,
    });
    expect(await renderer.ready()).toBe(false);
    expect(await renderer.render(set, request({}))).toBeUndefined();
  });
});
