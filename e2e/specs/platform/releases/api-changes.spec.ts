import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** Whether the live api may be replaced, with the releases of the product, and other documents of the api. */

const productDir = dataDir();

interface Document {
  paths: Record<string, object>;
  components: { schemas: Record<string, { properties: Record<string, object>; required: string[] }> };
}

// Each command is a process of its own, at low priority.
test.describe.configure({ timeout: HANG_LIMIT_MS });

let folder: string;
let commands: ReturnType<typeof releaseCommands>;
let document: Document;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-api-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const api = apiAddressOf(productDir);
  commands = releaseCommands(folder, api);
  document = await (await fetch(`${api}/api/openapi.json`)).json();
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ask(change: (next: Document) => void, by = commands) {
  const next = structuredClone(document);
  change(next);
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(next));
  return by.run('can-i-release', 'api', '--openapi', file);
}

test('the api of this checkout may replace the live one', async () => {
  const { code, output } = await commands.run('can-i-release', 'api');
  expect(code, output).toBe(0);
  expect(output).toContain('yes, this api can replace the live one');
});

test('what goes is refused, also if only the host calls it, with the line that calls; a field more may come', async () => {
  const { code, output } = await ask(({ paths, components: { schemas } }) => {
    Object.assign(schemas.Deal?.properties ?? {}, { colour: { type: 'string' } });
    expect(schemas.Deal?.properties).toHaveProperty('phase');
    delete schemas.Deal?.properties.phase;
    expect(paths).toHaveProperty(['/api/refresh_token/']);
    delete paths['/api/refresh_token/'];
  });
  expect(code).toBe(1);
  expect(output).not.toContain('colour');
  expect(output).toContain('GET /api/deals/: response results[].phase is gone');
  expect(output).toMatch(/POST \/api\/refresh_token\/: is gone\n +host \S+: shared\/\S+:\d+/);
  const [, file = '', line] = /mfe-deals \S+: (mfe-deals\/src\/\S+):(\d+)/.exec(output) ?? [];
  const source = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('paths.deals');
});

test('the start of the product has recorded its api, with which changes are compared while none runs', async () => {
  const { code, output } = await ask(
    ({ components: { schemas } }) => delete schemas.Deal?.properties.phase,
    releaseCommands(folder, 'http://127.0.0.1:9'),
  );
  expect(code).toBe(1);
  expect(output).toContain('no live api responds');
  expect(output).not.toContain('not compared');
  expect(output).toContain('GET /api/deals/: response results[].phase is gone');
});
