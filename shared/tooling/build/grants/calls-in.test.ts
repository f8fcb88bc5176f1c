import { callsIn } from './calls-in.ts';

const told = (source: string) =>
  callsIn(source).map(({ method = 'any', path, line }) => `${line}: ${method} ${path}`);

test('the calls of a source, with type arguments, conditions, uploads and several lines', () => {
  const source = `
export const get = (http: HttpClient, id: number) => http.get<Paged<Deal>>(paths.deal(id), { params: { a: [1, 2] } });
const list = () => platform.http.get<{ hits: Hit[] }>(type === 'buy' ? paths.myBuyOpportunities : paths.mySellOpportunities, {
  signal,
});
export const save = () =>
  http.upload<Map<string, () => void>>(
    'patch',
    paths.accessRequest(id, 'accept'),
    toFormData({ path: paths.deals }),
  );
const file = () => http
  .download(paths.createDataRoomDownload(dealId));
http.delete(url);
const { http } = usePlatform();
`;
  expect(told(source)).toEqual([
    '2: GET /api/deals/:id/',
    '3: GET /api/opportunities/my_list_buy/',
    '3: GET /api/opportunities/my_list_sell/',
    '7: PATCH /api/access_requests/:id/:action/',
    '12: GET /api/deals/:id/data_room/download/',
    '14: DELETE undefined',
    // Named beside the path of a call.
    '10: any /api/deals/',
  ]);
});

test('an address that is named and not called has no method; what is no path of the api is left out', () => {
  expect(
    told('<a href={paths.exportTimeline(id)} title={paths.title}>;\nconnect(paths.notificationSocket);'),
  ).toEqual(['1: any /api/deals/:id/timeline/export/']);
});

test('a call of a file collection may be one of each', () => {
  const found = told('http.post(paths.deleteChosenFiles(name));');
  expect(found).toHaveLength(9);
  expect(found).toContain('1: POST /api/files_of_company/delete_chosen_files/');
});
