import { type Check, type Row, rowsOf } from '../table.ts';

const everyone = (cell: string) => `${cell} `.repeat(9);
const own: Check = ({ body }, { market, actor }) =>
  actor !== 'anonymous' && body.address.endsWith(`/${market.people[actor].calendar}`);
const dated: Check = ({ body }) => /^UID:exclusivity-/m.test(body);
const none: Check = ({ body }) => body.startsWith('BEGIN:VCALENDAR') && !body.includes('BEGIN:VEVENT');

// biome-ignore format: a table
export const calendarRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/calendar_address/', [
    { on: 'my own', see: { own },                                                 expect: '401 200:own 200:own 200:own 200:own 200:own 200:own 200:own 200:own' },
  ]),
  ...rowsOf('POST /api/calendar_address/', [{ on: 'my own',                       expect: '401 201 201 201 201 201 201 201 201' }]),
  ...rowsOf('DELETE /api/calendar_address/', [{ on: 'my own',                     expect: '401 204 204 204 204 204 204 204 204' }]),
  // The address is the only key: whoever has it reads what its owner may.
  ...rowsOf('GET /api/calendar/:name', [
    { on: 'of the owner', at: (m) => ({ name: m.people.owner.calendar }),         expect: everyone('200:dated') },
    { on: 'of a stranger', at: (m) => ({ name: m.people.stranger.calendar }),     expect: everyone('200:none') },
    { on: 'by a token that is not ours', at: () => ({ name: 'nonsense.ics' }),    expect: everyone('404') },
  ], { see: { dated, none } }),
];
