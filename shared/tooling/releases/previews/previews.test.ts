import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '../release.ts';
import { releaseSource } from '../release-source.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { openPreview, previewToken } from './preview.ts';

const END = 2_000_000_000_000;
const temp = tempStore();
let tried: string;
beforeEach(async () => {
  const build = (name: string, hash: string) => writeBuild(temp.folder, { name, hash });
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  tried = (await release(temp.location, [build('mfe-deals', 'd2')], { place: 'staging' })).set.id;
});

const open = (token: string, now = END - 1) => openPreview(folderStore(temp.location), token, now);

test('a link opens its set until it ends', async () => {
  const token = await previewToken(temp.location, tried, END);
  expect(await open(token)).toMatchObject({ set: { id: tried }, until: END });
  expect(await open(token, END)).toBeUndefined();
});

test('a link that was changed, or signed elsewhere, opens nothing', async () => {
  expect(await open(`${tried}~${END}~${'A'.repeat(43)}`)).toBeUndefined();
  const token = await previewToken(temp.location, tried, END);
  expect(await open(token.replace(String(END), String(END + 1)))).toBeUndefined();
  expect(await open(token.replace(tried, `${tried}x`))).toBeUndefined();
  const elsewhere = join(temp.folder, 'elsewhere');
  expect(await open(await previewToken(elsewhere, tried, END))).toBeUndefined();
  for (const text of ['', 'x', '~~', `../x~1~${'A'.repeat(43)}`]) expect(await open(text)).toBeUndefined();
});

test('a link to a set that is gone opens nothing', async () => {
  const token = await previewToken(temp.location, tried, END);
  rmSync(join(temp.location, 'sets', `${tried}.json`));
  expect(await open(token)).toBeUndefined();
});

test('a gateway opens it beside what it serves to others', async () => {
  const source = await releaseSource(temp.location, join(temp.folder, 'mirror'));
  const token = await previewToken(temp.location, tried, END);
  expect((await source.preview(token))?.set.remotes['mfe-deals']?.version).toBe('1.0.0-d2');
  expect(source.releaseSet()?.remotes['mfe-deals']?.version).toBe('1.0.0-d1');
  source.close();
});
