import type { HttpClient } from './http-client.ts';
import { limitHttp } from './limit-http.ts';

/** A client that records its calls. */
function recordingClient() {
  const made: string[] = [];
  const record =
    (method: string) =>
    async (path: string): Promise<never> =>
      made.push(`${method} ${path}`) as never;
  const http: HttpClient = {
    get: record('get'),
    post: record('post'),
    patch: record('patch'),
    delete: record('delete'),
    upload: async (method, path) => record(`upload ${method}`)(path),
    download: record('download'),
    renew: async () => true,
  };
  return { http, made };
}

const form = new FormData();

test('declared calls are made, for any id and query', async () => {
  const { http, made } = recordingClient();
  const refuse = (call: string) => new Error(call);
  const limited = limitHttp(
    http,
    ['GET /api/deals/:id/', 'POST /api/deals/', 'PATCH /api/deals/:id/', 'DELETE /api/deals/:id/'],
    refuse,
  );
  await limited.get('/api/deals/1/');
  await limited.get('/api/deals/abc/?page=2');
  await limited.download('/api/deals/2/');
  await limited.post('/api/deals/');
  await limited.upload('patch', '/api/deals/1/', form);
  await limited.delete('/api/deals/1/');
  await limited.get('/api/users/current_user/');
  expect(made).toEqual([
    'get /api/deals/1/',
    'get /api/deals/abc/?page=2',
    'download /api/deals/2/',
    'post /api/deals/',
    'upload patch /api/deals/1/',
    'delete /api/deals/1/',
    'get /api/users/current_user/',
  ]);
});

test.each<[string, (http: HttpClient) => Promise<unknown>]>([
  ['GET /api/deals/', (http) => http.get('/api/deals/')],
  ['GET /api/deals/1/timeline/', (http) => http.get('/api/deals/1/timeline/')],
  ['POST /api/deals/1/', (http) => http.post('/api/deals/1/')],
  ['PATCH /api/deals/1/', (http) => http.patch('/api/deals/1/')],
  ['DELETE /api/deals/1/', (http) => http.delete('/api/deals/1/')],
  ['POST /api/deals/1/', (http) => http.upload('post', '/api/deals/1/', form)],
  ['GET /api/people/', (http) => http.download('/api/people/')],
])('%s is refused where only GET /api/deals/:id/ is declared', async (call, make) => {
  const { http, made } = recordingClient();
  const limited = limitHttp(http, ['GET /api/deals/:id/'], (refused) => new Error(`refused ${refused}`));
  await expect(make(limited)).rejects.toThrow(`refused ${call}`);
  expect(made).toEqual([]);
});
