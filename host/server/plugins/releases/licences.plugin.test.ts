import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../../app.ts';
import { buildSet, writeTexts } from '../../testing/build-set.ts';

test('the licences of host and remotes are on one page, each once; a build may have none', async () => {
  const store = mkdtempSync(join(tmpdir(), 'handover-licences-'));
  writeTexts(store);
  const set = buildSet();
  const [name = ''] = Object.keys(set.remotes);
  const write = (of: string, version: string, names: string[]) => {
    const folder = join(store, of, version, 'server');
    mkdirSync(folder, { recursive: true });
    const list = names.map((each) => ({ name: each, version: '1.0.0', licence: 'MIT', text: `of ${each}` }));
    writeFileSync(join(folder, 'licences.pages.json'), JSON.stringify(list));
  };
  write('host', set.host.version, ['react', 'axios']);
  write(name, set.remotes[name]?.version ?? '', ['react', 'yup']);
  await moveTo(store, set);
  const gateway = await createGateway({
    store,
    apiUrl: 'http://127.0.0.1:1',
    publicUrl: 'https://handover.test',
  });
  const { headers, body } = await gateway.inject('/third-party-licences.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.match(/^\S+ 1\.0\.0 \(MIT\)$/gm)).toEqual([
    'axios 1.0.0 (MIT)',
    'react 1.0.0 (MIT)',
    'yup 1.0.0 (MIT)',
  ]);
  await gateway.close();
  rmSync(store, { recursive: true, force: true });
});
