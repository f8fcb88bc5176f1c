import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportedStacks } from './reported-stacks.ts';

const folder = mkdtempSync(join(tmpdir(), 'handover-reported-stacks-'));
const maps = join(folder, 'mfe-deals/1.0.0-a/server/maps');
beforeAll(() => {
  mkdirSync(maps, { recursive: true });
  // Column 0 is line 3 of the source, column 10 is line 8.
  const map = {
    version: 3,
    sources: ['mfe-deals/src/pages/deal.page.tsx'],
    names: [],
    mappings: 'AAEA,UAKA',
  };
  for (let index = 0; index < 30; index++) writeFileSync(join(maps, `${index}.js.map`), JSON.stringify(map));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const isKnown = (name: string, version: string) => name === 'mfe-deals' && version === '1.0.0-a';
const create = () => reportedStacks({ folder, isKnown });
const place = (file = '1.js', column = 11) => `/r/mfe-deals/1.0.0-a/${file}:1:${column}`;
const SOURCE = 'mfe-deals/src/pages/deal.page.tsx:8';

test.each([
  [
    'of Chrome',
    `TypeError: x\n    at Ue (https://handover.test:3000${place()})`,
    `TypeError: x\n    at Ue (${SOURCE})`,
  ],
  [
    'of Firefox and Safari',
    `Ue@https://handover.test${place()}\n@[native code]`,
    `Ue@${SOURCE}\n@[native code]`,
  ],
  ['of a chunk that was loaded again', `at https://handover.test${place('1.js?again=2')}`, `at ${SOURCE}`],
  ['without a map', `at ${place('other.js')}`, `at ${place('other.js')}`],
  ['of an unknown version', 'at /r/mfe-deals/2.0.0-b/1.js:1:11', 'at /r/mfe-deals/2.0.0-b/1.js:1:11'],
  ['of another folder', 'at /r/mfe-deals/1.0.0-a/../1.js:1:11', 'at /r/mfe-deals/1.0.0-a/../1.js:1:11'],
  ['of an extension', 'at chrome-extension://abc/1.js:1:11', 'at chrome-extension://abc/1.js:1:11'],
])('a place %s', (_, stack, expected) => {
  expect(create()(stack)).toBe(expected);
});

test('no more than twenty places of a stack are looked up', () => {
  const lines = create()(Array.from({ length: 30 }, () => place()).join('\n')).split('\n');
  expect(lines.filter((line) => line === SOURCE)).toHaveLength(20);
});

test('whoever names many files has twenty maps a minute read; what was read is remembered', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const withSources = create();
  const found = () =>
    Array.from({ length: 30 }, (_, index) => withSources(place(`${index}.js`))).filter(
      (text) => text === SOURCE,
    );
  expect(found()).toHaveLength(20);
  rmSync(join(maps, '0.js.map'));
  expect(found()).toHaveLength(20);
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_060_000);
  expect(found()).toHaveLength(30);
});
