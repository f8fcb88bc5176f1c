import { fakeHttp } from '../../testing/page/fake-http.ts';
import { createHttp } from './create-http.ts';
import { fileNameOf } from './file-name.ts';
import { hasCode, hasFieldCode } from './http-error.ts';
import { serializeParams } from './serialize-params.ts';
import { toFormData } from './to-form-data.ts';
import type { TokenSource } from './token-source.ts';

const tokens = (access?: string): TokenSource => ({
  access,
  refresh: undefined,
  epoch: 0,
  recheck: () => undefined,
  setTokens: () => undefined,
  expire: () => undefined,
});

test.each([
  [undefined, 'Bearer null'],
  ['abc', 'Bearer abc'],
])('the token %s is sent as %s', async (access, header) => {
  const server = fakeHttp().on('get', '/api/x/', { body: 1 });
  await createHttp({ tokens: tokens(access), adapter: server.adapter }).get('/api/x/');
  expect(server.calls[0]?.authorization).toBe(header);
});

test.each([
  ['a call', 60_000],
  ['an upload', 299_999],
])('%s may take %d ms, and never leaves our origin', async (kind, timeout) => {
  const seen: unknown[] = [];
  const http = createHttp({
    tokens: tokens(),
    adapter: async (config) => {
      seen.push(config.timeout, config.allowAbsoluteUrls, config.baseURL);
      return { data: {}, status: 200, statusText: '', headers: {}, config };
    },
  });
  await (kind === 'a call' ? http.get('/a') : http.upload('post', '/a', new FormData()));
  expect(seen).toEqual([timeout, false, '/']);
});

test('no answer is a network error, an abort is an abort', async () => {
  const server = fakeHttp();
  const http = createHttp({ tokens: tokens(), adapter: server.adapter });
  await expect(http.get('/a', { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  server.setOffline(true);
  await expect(http.get('/a')).rejects.toMatchObject({ kind: 'network' });
});

test('what the server refuses is known by its code, its params and its Retry-After', async () => {
  const server = fakeHttp()
    .on('get', '/busy', {
      status: 429,
      headers: { 'retry-after': '90' },
      body: { detail: 'Later', code: 'auth.too_many_failures', params: { minutes: 2 } },
    })
    .on('get', '/form', {
      status: 400,
      body: { code: ['Needed'], codes: { code: [{ code: 'value.required' }] } },
    });
  const http = createHttp({ tokens: tokens(), adapter: server.adapter });
  const failure = (path: string) => http.get(path).catch((error: unknown) => error);
  const busy = await failure('/busy');
  expect(hasCode(busy, 'auth.required', 'auth.too_many_failures') && busy.params).toEqual({ minutes: 2 });
  expect(hasCode(busy, 'auth.required')).toBe(false);
  expect(busy).toMatchObject({ retryAfter: 90, fieldCodes: {} });
  const form = await failure('/form');
  expect(form).toMatchObject({ code: undefined, params: undefined });
  expect(hasFieldCode(form, 'code', 'value.required')).toBe(true);
  expect(hasFieldCode(form, 'code', 'value.invalid')).toBe(false);
});

test('lists in queries are comma-joined, what is undefined is dropped', () => {
  expect(serializeParams({ sectors: [1, 2], name: 'a&b', page: 0, none: [], gone: undefined })).toBe(
    'sectors=1%2C2&name=a%26b&page=0',
  );
});

test('forms repeat lists, write objects as JSON, null as text, and drop undefined', () => {
  const form = toFormData({
    sectors: [1, 2],
    chart: { a: 1 },
    price: null,
    gone: undefined,
    tags: [],
    name: 'x',
  });
  expect([...form.entries()]).toEqual([
    ['sectors', '1'],
    ['sectors', '2'],
    ['chart', '{"a":1}'],
    ['price', 'null'],
    ['tags', ''],
    ['name', 'x'],
  ]);
});

test.each([
  [`attachment; filename="a.pdf"`, 'a.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9t%C3%A9.pdf`, 'été.pdf'],
  [undefined, 'spare'],
])('the name in %s is %s', (header, name) => expect(fileNameOf(header, 'spare')).toBe(name));
