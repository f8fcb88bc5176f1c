import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkGrants } from './check-grants.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-grants-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(source: string, declared: { calls?: string[]; rawToken?: string }) {
  const file = join(folder, 'src/deals.api.ts');
  writeFileSync(file, source);
  writeFileSync(join(folder, 'src/remote.json'), JSON.stringify(declared, null, 2));
  checkGrants(folder, [file], declared);
}
const list = 'export const list = (http) => http.get(paths.deals);\n';

test('what is asked for is what is declared', () => {
  check(list, { calls: ['GET /api/deals/'] });
  check('const token = session.access;', { rawToken: 'draws a code of it' });
});

test.each([
  [list, {}, 'src/deals.api.ts:1 GET /api/deals/ is not among the "calls" of remote.json'],
  [
    `${list}\nhttp.post(url)`,
    { calls: ['GET /api/deals/'] },
    'src/deals.api.ts:3 has to name its path of the contract (`paths.…`) where it makes the call',
  ],
  [
    list,
    { calls: ['GET /api/deals/', 'DELETE /api/deals/:id/'] },
    'src/remote.json:4 DELETE /api/deals/:id/ is declared, but not made',
  ],
  [
    '\nconst token = session.access;',
    {},
    'src/deals.api.ts:2 needs the raw token: say why in "rawToken" of remote.json',
  ],
  [
    "import { tokenPayload } from '@handover/shared/http';",
    {},
    'src/deals.api.ts:1 needs the raw token: say why in "rawToken" of remote.json',
  ],
  ['', { rawToken: 'no more' }, 'src/remote.json:2 the raw token is declared, but not used'],
])('a difference is named with file and line: %s', (source, declared, message) => {
  expect(() => check(source, declared)).toThrow(new Error(message));
});
