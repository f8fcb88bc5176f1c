import assert from 'node:assert/strict';
import { test } from 'node:test';
import { png } from '../../testing/documents/sample-files.ts';
import { anonymous, signedIn, type TestResponse } from '../../testing/people/actor.ts';
import { registerCompany } from '../../testing/people/business.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const nobody = anonymous(app);

function isHardened({ headers }: TestResponse, what: string) {
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/, what);
  assert.equal(headers['x-content-type-options'], 'nosniff', what);
  assert.equal(headers['x-frame-options'], 'SAMEORIGIN', what);
  assert.equal(headers['referrer-policy'], 'no-referrer', what);
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin', what);
  assert.match(String(headers['strict-transport-security']), /max-age=31536000/, what);
  assert.match(String(headers['x-request-id']), /^[\w-]{36}$/, what);
  assert.equal(headers['x-powered-by'], undefined, what);
  assert.equal(headers['access-control-allow-origin'], undefined, what);
}

test('every response has the security headers: errors, forms and downloads too', async () => {
  const person = await signedIn(app);
  const responses: Record<string, TestResponse> = {
    list: await nobody.get('/api/regions/'),
    'wrong field': await nobody.post('/api/get_token/', {}),
    'no json': await nobody.call('POST', '/api/get_token/', '{', { 'content-type': 'application/json' }),
    'no token': await nobody.get('/api/deals/'),
    'no such route': await nobody.get('/nowhere'),
    'no such address': await nobody.get('/api/%zz/'),
    'no such id': await person.get(`/api/deals/${'9'.repeat(400)}/`),
    'no such method': await nobody.call('PUT', '/api/regions/'),
    health: await nobody.get('/healthz'),
    document: await nobody.get('/api/openapi.json'),
  };
  assert.deepEqual(
    Object.values(responses).map(({ status }) => status),
    [200, 400, 400, 401, 404, 400, 404, 404, 200, 200],
  );
  for (const [what, response] of Object.entries(responses)) {
    isHardened(response, what);
    const caching = what === 'list' ? 'no-cache' : 'no-store';
    assert.equal(response.headers['cache-control'], caching, what);
  }
  const portrait = await person.form('PATCH', `/api/users/${person.user.id}/`, [
    ['image', [await png(), 'me.png']],
  ]);
  assert.equal(portrait.status, 200, JSON.stringify(portrait.body));
  const picture = await nobody.get(portrait.body.image);
  assert.equal(picture.headers['content-type'], 'image/webp');
  isHardened(picture, 'picture');
  assert.match(String(picture.headers['cache-control']), /private/);
});

test('the pages of the documentation are served only where the setting says so; the document always is', async () => {
  assert.equal((await nobody.get('/api/docs/json')).status, 200);
  const closed = anonymous(await buildTestApp({ apiDocs: false }));
  for (const path of ['', '/', '/static/index.html', '/json', '/yaml'])
    assert.equal((await closed.get(`/api/docs${path}`)).status, 404, path);
  assert.equal((await closed.get('/api/openapi.json')).status, 200);
});

test('a page of another origin gets no CORS headers, neither for a preflight nor with credentials', async () => {
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
    const { headers } = await nobody.call(method, '/api/regions/', undefined, foreign);
    const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    assert.deepEqual(allowed, [], method);
  }
});

test('no kind of body can pollute the prototype', async () => {
  const person = await signedIn(app);
  const json = { 'content-type': 'application/json' };
  for (const body of [
    '{"__proto__": {"isStaff": true}, "name": "Abc"}',
    '{"name": "Abc", "constructor": {"prototype": {"isStaff": true}}}',
    '{"a": [{"__proto__": {"isStaff": true}}]}',
  ]) {
    const response = await person.call('POST', '/api/tags/', body, json);
    assert.equal(response.status, 400, body);
    assert.deepEqual(Object.keys(response.body.codes), ['notField']);
  }
  const id = await registerCompany(person);
  const url = `/api/companies_for_profile/${id}/`;
  const nested = await person.form('PATCH', url, [['org_chart', '{"__proto__": {"isStaff": true}}']]);
  assert.ok(nested.status === 200 || nested.status === 400);
  const named = await person.form('PATCH', url, [
    ['__proto__', '{"isStaff": true}'],
    ['constructor', 'x'],
    ['name', 'Atelier Public'],
  ]);
  assert.ok(named.status === 200 || named.status === 400, JSON.stringify(named.body));
  assert.ok((await nobody.get('/api/regions/?__proto__[isStaff]=true&constructor=x')).status < 500);
  assert.equal((await person.get('/api/users/current_user/')).body.is_staff, false);
  assert.equal(({} as { isStaff?: boolean }).isStaff, undefined);
});

test('rate limits use the address that the trusted proxy sends, not the one that a client claims', async () => {
  const ask = (forwarded: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/users/initiate_password_recovery/',
      payload: { email: 'x@example.test', is_admin_area: false },
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress,
    });
  const codes: number[] = [];
  for (let i = 0; i < 31; i += 1) codes.push((await ask(`198.51.100.${i}`, '203.0.113.9')).statusCode);
  assert.deepEqual([codes[0], codes[29], codes[30]], [200, 200, 429]);
  assert.equal((await ask('198.51.100.200', '127.0.0.1')).statusCode, 200);
});

test('the same holds over a real connection', async () => {
  const response = await fetch(`${origin}/api/%`, { headers: { origin: 'https://evil.example' } });
  assert.equal(response.status, 400);
  assert.deepEqual(Object.keys((await response.json()) as object), ['notField', 'codes']);
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
});
