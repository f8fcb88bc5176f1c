import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildSet, writeTexts } from '../testing/build-set.ts';
import { createPerson } from '../testing/person.ts';

let store: string;
beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-health-'));
  writeTexts(store);
  await moveTo(store, buildSet());
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

const told = () =>
  readdirSync(join(store, 'health')).map((file) =>
    JSON.parse(readFileSync(join(store, 'health', file), 'utf8')),
  );

test('what browsers tell of versions is in the store, of each gateway once it ends', async () => {
  const version = { remote: 'mfe-deals', version: '1.0.0-a' };
  for (let run = 0; run < 2; run++) {
    const gateway = await createGateway({ store, apiUrl: 'http://127.0.0.1:1' });
    const person = createPerson(`203.0.113.${run}`);
    await person.send(gateway, '/timings/', [
      { what: 'load', ...version, ms: 30 },
      { what: 'render', ...version, ms: 30 },
      { what: 'render', ...version, ms: 5 },
      { what: 'render', remote: 'mfe-deals', version: 'made-up', ms: 5 },
    ]);
    await person.send(gateway, '/reports/', { code: 'HR-601', ...version });
    // Neither counts for the version: an uncaught error, and an error of a version that was never in a set.
    await person.send(gateway, '/reports/', { code: 'HR-901', ...version });
    await person.send(gateway, '/reports/', { code: 'HR-601', remote: 'mfe-deals' });
    await gateway.close();
  }
  expect(told()).toEqual(Array(2).fill({ 'mfe-deals/1.0.0-a': { views: 2, failures: 1 } }));
});
