import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importsOf } from './imports-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'handover-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function ofFile(name: string, code: string) {
  const file = join(folder, name);
  writeFileSync(file, code);
  const { requires, uses } = importsOf([file]);
  return { requires: Object.keys(requires), uses };
}

const ui = '@handover/shared/ui';
const none = { requires: [], uses: {} };

test.each<[string, string, string, ReturnType<typeof ofFile>]>([
  [
    'names',
    'a.js',
    `import { Page, Badge as B } from '${ui}';`,
    { requires: [ui], uses: { [ui]: ['Badge', 'Page'] } },
  ],
  [
    'names over lines',
    'a.js',
    `import {\n  Page,\n} from "${ui}";`,
    { requires: [ui], uses: { [ui]: ['Page'] } },
  ],
  [
    'what is exported again',
    'a.js',
    `export { Page } from '${ui}';`,
    { requires: [ui], uses: { [ui]: ['Page'] } },
  ],
  ['a namespace', 'a.js', `import * as all from '${ui}';`, { requires: [ui], uses: {} }],
  ['a lazy import', 'a.js', `const later = () => import('${ui}');`, { requires: [ui], uses: {} }],
  ['code that is minified', 'a.js', 'import{useState as e}from"react";', { requires: ['react'], uses: {} }],
  ['CommonJS', 'a.cjs', "var react = require('react');", { requires: ['react'], uses: {} }],
  [
    'a component of Vue',
    'a.vue',
    `<script setup>\nimport { Page } from '${ui}';\n</script>`,
    { requires: [ui], uses: { [ui]: ['Page'] } },
  ],
  ['JSX', 'a.tsx', 'export const A = () => <p />;', { requires: ['react/jsx-runtime'], uses: {} }],
  ['types', 'a.ts', `import type { PageProps } from '${ui}';`, none],
  [
    'a type among names',
    'a.ts',
    `import { Page, type PageProps } from '${ui}';`,
    { requires: [ui], uses: { [ui]: ['Page'] } },
  ],
  ['a comment', 'a.js', `// import { Page } from '${ui}';\n/* import '${ui}'; */`, none],
  ['packages that are not shared', 'a.js', "import { createApp } from 'vue';", none],
  ['declarations', 'a.d.ts', `import { Page } from '${ui}';`, none],
])('%s', (_, file, code, expected) => {
  expect(ofFile(file, code)).toEqual(expected);
});

test('an entry point that is shared in parts can not be imported as a whole', () => {
  expect(() => ofFile('b.js', "import { PhoneField } from '@handover/shared/forms';")).toThrow(
    'b.js imports @handover/shared/forms: import one of its parts, form, values,',
  );
});
