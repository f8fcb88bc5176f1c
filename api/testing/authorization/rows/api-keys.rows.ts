import { type Check, type Row, rowsOf } from '../table.ts';
import { none, some } from './checks.ts';

const everyone = (cell: string) => `${cell} `.repeat(9);
const own: Check = ({ body }, { market, actor }) =>
  actor !== 'anonymous' &&
  body.results.some(({ id }: { id: string }) => id === market.people[actor].apiKey) &&
  !JSON.stringify(body).includes('handover_read_');
const listed: Check = ({ body }) => body.listings.length > 0;
const empty: Check = ({ body }) => body.listings.length === 0;
const refused: Check = ({ body }) => body.problem !== null;

// biome-ignore format: a table
export const apiKeyRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/api_keys/', [
    { on: 'my own', see: { own },                                                 expect: '401 200:own 200:own 200:own 200:own 200:own 200:own 200:own 200:own' },
  ]),
  ...rowsOf('POST /api/api_keys/', [
    { on: 'my own', send: () => ({ kind: 'read', name: 'Another', scopes: ['published'] }), expect: '401 201 201 201 201 201 201 201 201' },
  ]),
  ...rowsOf('DELETE /api/api_keys/:id/', [
    { on: 'of the owner', at: (m) => ({ id: m.people.owner.apiKey }),             expect: '401 404 404 404 404 404 204 404 404' },
  ]),
  // A key is the only way in: who is signed in has none in the call.
  ...rowsOf('GET /api/own_listings/', [{ on: 'without a key', see: { none, some }, expect: everyone('401') }]),
  ...rowsOf('GET /api/widgets/:key/', [
    { on: 'of the owner', at: (m) => ({ key: m.people.owner.widgetKey }),         expect: everyone('200:listed') },
    { on: 'of a stranger', at: (m) => ({ key: m.people.stranger.widgetKey }),     expect: everyone('200:empty') },
    { on: 'a key for reading', at: (m) => ({ key: m.people.owner.readKey }),      expect: everyone('404') },
  ], { see: { listed, empty } }),
  ...rowsOf('GET /api/widgets/:key/check/', [
    { on: 'from no site', at: (m) => ({ key: m.people.owner.widgetKey }),         expect: everyone('200:refused') },
  ], { see: { refused } }),
];
