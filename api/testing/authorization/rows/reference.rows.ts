import { type Row, rowsOf } from '../table.ts';

const everyone = '200 '.repeat(9);
const signedIn = '401 201 201 201 201 201 201 201 201';
const open = (call: string, query?: string): Row[] =>
  rowsOf(call, [{ on: 'anyone', expect: everyone, ...(query ? { query: () => query } : {}) }]);

/** Records that everybody may read, and that every user may add to. */
export const referenceRows: Row[] = [
  ...open('GET /api/sectors/'),
  ...open('GET /api/sectors/need_help_sector/'),
  ...open('GET /api/sub_sectors/', 'parents=1'),
  ...open('GET /api/sub_sectors/need_help_sub_sector/'),
  ...open('GET /api/countries/'),
  ...open('GET /api/currencies/'),
  ...open('GET /api/regions/'),
  ...open('GET /api/tags/'),
  ...rowsOf('POST /api/regions/', [
    { on: 'a new one', send: () => ({ name: 'Chautagne' }), expect: signedIn },
  ]),
  ...rowsOf('POST /api/tags/', [
    { on: 'a new one', send: () => ({ name: 'Emboutissage' }), expect: signedIn },
  ]),
];
