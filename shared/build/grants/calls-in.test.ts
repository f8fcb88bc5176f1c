import { callsIn } from './calls-in.ts';

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
  expect(callsIn(source)).toEqual([
    { call: 'GET /api/deals/:id/', line: 2 },
    { call: 'GET /api/opportunities/my_list_buy/', line: 3 },
    { call: 'GET /api/opportunities/my_list_sell/', line: 3 },
    { call: 'PATCH /api/access_requests/:id/:action/', line: 7 },
    { call: 'GET /api/deals/:id/data_room/download/', line: 12 },
    { call: undefined, line: 14 },
  ]);
});
