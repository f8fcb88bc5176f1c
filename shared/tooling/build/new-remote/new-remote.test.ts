import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteNames } from '../workspace/index.ts';
import { assertNameAvailable } from './assert-name-available.ts';
import { namesOf } from './names-of.ts';
import { writeRemote } from './write-remote.ts';

const workspace = join(__dirname, '../../../..');
const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** A workspace with only the files that are read: descriptors and texts. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'handover-new-remote-'));
  for (const file of globSync(['mfe-*/src/remote.json', 'host/src/host.json', 'host/src/locales/en/*.json'], {
    cwd: workspace,
  })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(join(workspace, file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['reviews', 'mfe-reviews', 'reviews', 'Reviews', 'Reviews'],
  ['mfe-site-visits', 'mfe-site-visits', 'siteVisits', 'SiteVisits', 'Site visits'],
])('%s is converted to every notation', (given, folder, camel, pascal, title) => {
  expect(namesOf(given)).toMatchObject({ folder, camel, pascal, title });
});

test.each(['', 'mfe-', 'Reviews', 'réviews', '../host', 'a', 'reviews-', '2reviews', 'a-b-c-d'])(
  '“%s” is no valid name',
  (given) => {
    expect(() => namesOf(given)).toThrow("can't name a remote");
  },
);

test.each([
  ['deals', 'mfe-deals exists already'],
  ['search', 'The path /search is taken: /search belongs to mfe-opportunities'],
  ['pricing', 'The path /pricing is taken: /pricing belongs to host'],
  ['api', 'The path /api is taken: /api belongs to the gateway'],
  ['pages', 'The namespace pages is taken by host'],
  ['user', 'user is an area of the query cache already'],
])('%s is refused, with the reason', (given, reason) => {
  expect(() => assertNameAvailable(root, namesOf(given))).toThrow(reason);
});

test('the template is written completely, and its own name is replaced everywhere', () => {
  const names = namesOf('site-visits');
  assertNameAvailable(root, names);
  const files = writeRemote(root, names);
  expect(files).toEqual(
    expect.arrayContaining([
      'README.md',
      'jest.config.ts',
      'package.json',
      'tsconfig.json',
      'webpack.config.ts',
      'src/remote.json',
      'src/pages/site-visits.page.tsx',
    ]),
  );
  for (const file of files)
    expect(readFileSync(join(root, names.folder, file), 'utf8')).not.toMatch(/sample.?area|template/i);
  expect(read(root, names.folder, 'src/remote.json')).toMatchObject({
    name: 'mfe-site-visits',
    namespace: 'siteVisits',
    routes: [{ path: '/site-visits', page: 'site-visits' }],
  });
  expect(() => assertNameAvailable(root, names)).toThrow('mfe-site-visits exists already');
});

test.each(remoteNames(workspace))('a new remote has the same settings as %s', (remote) => {
  const names = namesOf('site-visits');
  writeRemote(root, names);
  for (const file of ['webpack.config.ts', 'jest.config.ts', 'tsconfig.json'])
    expect(readFileSync(join(root, names.folder, file), 'utf8')).toBe(
      readFileSync(join(workspace, remote, file), 'utf8'),
    );
  const { name, version, ...settings } = read(root, names.folder, 'package.json');
  expect([name, version]).toEqual(['mfe-site-visits', '1.0.0']);
  const sibling = read(workspace, remote, 'package.json');
  expect(sibling).toMatchObject(settings);
  // Which of its tests are about dates is named by each remote that has some.
  const { 'test:dates': _dates, 'test:days': _days, ...scripts } = sibling.scripts;
  expect(scripts).toEqual(settings.scripts);
  for (const folder of [join(root, names.folder), join(workspace, remote)])
    expect(Object.keys(read(folder, 'src/remote.json').budgets)).toEqual([
      'js',
      'css',
      'texts',
      'longTasks',
      'memory',
    ]);
});
