import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@handover/shared/releases/integrity';
import { buildReleaseSet } from '@handover/shared/testing/node';
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

test('a page has the sheets of the entry points that it needs, and its own; those of the remote as text', () => {
  const { host, remotes, ...set } = buildReleaseSet();
  const remote = remotes['mfe-opportunities'];
  if (!remote) throw new Error('no remote');
  const hash = publish('list.css', '.list{color:red}');
  const sheets = styleSheets(
    {
      ...set,
      host: {
        ...host,
        styles: ['/r/all.css'],
        shared: { '@handover/shared/ui': ['/r/ui.js', '/r/ui.css', '/r/all.css'], other: ['/r/other.css'] },
        hashes: { '/r/ui.css': 'sha256-ui' },
      },
      remotes: {
        'mfe-opportunities': {
          ...remote,
          pages: { list: ['/r/list.js', '/r/list.css'] },
          needs: { list: ['@handover/shared/ui'] },
          styleSheets: { latest: ['/r/latest.css'] },
          hashes: { '/r/list.css': hash },
        },
      },
    },
    ['mfe-opportunities/pages/list'],
    undefined,
    read,
  );
  expect(sheets).toEqual([
    { url: '/r/ui.css', integrity: 'sha256-ui' },
    { url: '/r/list.css', integrity: hash, text: '.list{color:red}' },
  ]);
});

test.each([
  ['is not as it was published', 'changed.css', '.a{}', 'sha256-other'],
  ['names another file', 'relative.css', '.a{background:url(a.png)}', undefined],
  ['could end the element', 'end.css', '.a{content:"</style>"}', undefined],
])('one that %s is linked', (_, file, text, integrity) => {
  const hash = publish(file, text);
  expect(read(`/r/${file}`, integrity ?? hash)).toBeUndefined();
});
