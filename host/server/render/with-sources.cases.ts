import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtHost } from '../testing/built-host.ts';
import type { RenderStore } from '../testing/render-store.ts';
import { withSources } from './with-sources.ts';

describe('sources', () => {
  let store: RenderStore;
  beforeAll(async () => {
    store = await builtHost();
  });

  test('a place in a server build becomes the line of its source', () => {
    const { server } = store.set('any').host;
    const file = join(store.folder, String(server).replace('/r/', ''));
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('function GetStarted(')) + 1;
    expect(line).toBeGreaterThan(0);
    const source = readFileSync(join(import.meta.dirname, '../../src/features/home/get-started.tsx'), 'utf8');
    const written = source.split('\n').findIndex((text) => text.includes('function GetStarted(')) + 1;
    expect(
      withSources(`TypeError: x\n    at GetStarted (${file}:${line}:1)\n    at other (/else/where.cjs:1:2)`),
    ).toBe(
      `TypeError: x\n    at GetStarted (host/src/features/home/get-started.tsx:${written})\n    at other (/else/where.cjs:1:2)`,
    );
  });
});
