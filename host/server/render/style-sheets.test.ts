import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { integrityOf } from '@handover/tooling/releases/integrity';
import { sheetReader } from './sheet-reader.ts';
import { styleSheets } from './style-sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'handover-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = sheetReader(folder);
/** Publishes a style sheet; returns its integrity. */
function publish(file: string, text: string): string {
  writeFileSync(join(folder, file), text);
  return integrityOf(Buffer.from(text));
}

const { host, remotes, ...rest } = buildReleaseSet();
const remote = remotes['mfe-opportunities'];
if (!remote) throw new Error('no remote');
const set = {
  ...rest,
  host: {
    ...host,
    styles: ['/r/all.css'],
    shared: { '@handover/shared/ui': ['/r/ui.js', '/r/ui.css', '/r/all.css'], other: ['/r/other.css'] },
    hashes: { '/r/all.css': publish('all.css', '.all{}'), '/r/ui.css': publish('ui.css', '.ui{}') },
  },
  remotes: {
    'mfe-opportunities': {
      ...remote,
      pages: { list: ['/r/list.js', '/r/list.css'] },
      needs: { list: ['@handover/shared/ui'] },
      styleSheets: { latest: ['/r/latest.css'] },
      hashes: { '/r/list.css': publish('list.css', '.list{}') },
    },
  },
};
const parts = ['mfe-opportunities/pages/list'];

test('a page has the sheets of every page, of the entry points that it needs, and its own, as text', () => {
  const sheets = styleSheets({ set, parts, hostPage: undefined, withCommon: true, read });
  expect(sheets.map(({ text }) => text)).toEqual(['.all{}', '.ui{}', '.list{}']);
});

test('those of every page are linked for a reader who has them', () => {
  const [common, ...others] = styleSheets({ set, parts, hostPage: undefined, withCommon: false, read });
  expect(common).toEqual({ url: '/r/all.css', integrity: set.host.hashes['/r/all.css'], text: undefined });
  expect(others.map(({ text }) => text)).toEqual(['.ui{}', '.list{}']);
});

test('what a sheet names relative to itself is named by its whole path', () => {
  const text = '.a{src:url(b.woff2),url("c.woff2"),url(/d.png),url(data:e),url(#f)}';
  const hash = publish('fonts.css', text);
  expect(read('/r/fonts.css', hash)).toBe(
    '.a{src:url(/r/b.woff2),url("/r/c.woff2"),url(/d.png),url(data:e),url(#f)}',
  );
});

test.each([
  ['is not as it was published', 'changed.css', '.a{}', 'sha256-other'],
  ['names another one', 'import.css', '@import "a.css";', undefined],
  ['could end the element', 'end.css', '.a{content:"</style>"}', undefined],
])('one that %s is linked', (_, file, text, integrity) => {
  const hash = publish(file, text);
  expect(read(`/r/${file}`, integrity ?? hash)).toBeUndefined();
});
