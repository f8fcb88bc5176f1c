import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { remoteNames } from '../workspace/index.ts';
import { flatten } from './check-texts.ts';
import { calleeOf, keysOf } from './keys-in-code.ts';
import { type Node, walk } from './syntax-tree.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The keys that a file asks for with nothing to fill in: `t('key')`. */
function keysAlone(file: string): string[] {
  const found: string[] = [];
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
  walk(parseSync(read(file), syntax) as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || calleeOf(node.callee as Node) !== 't') return;
    const given = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
    if (given.length !== 1) return;
    for (const key of keysOf(given[0] as Node)) if (typeof key === 'string') found.push(key);
  });
  return found;
}

test.each(remoteNames(root))('no text of %s shows a place that nothing fills', (remote) => {
  const filled = flatten(JSON.parse(read(`${remote}/src/locales/en.json`)))
    .filter(([, text]) => text.includes('{{'))
    .map(([key]) => key);
  const files = globSync(`${remote}/src/**/*.{ts,tsx}`, { cwd: root });
  const asked = files
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) => keysAlone(file).map((key) => [key, file]));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(([key = '']) => filled.includes(key))).toEqual([]);
});
