import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licencesPage } from '../releases/builds/licences.ts';
import { licenceOf } from './licences.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-licences-'));
  writeFileSync(join(folder, 'package.json'), '{"name": "b", "version": "1.0.0", "license": "Apache-2.0"}');
  writeFileSync(join(folder, 'LICENSE.md'), 'You may.\n');
  writeFileSync(join(folder, 'NOTICE'), 'By B.');
  writeFileSync(join(folder, 'licenses.js'), 'no text');
  mkdirSync(join(folder, 'wasm'));
  writeFileSync(join(folder, 'wasm/LICENSE_C'), 'By C.');
  mkdirSync(join(folder, 'node_modules/d'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/d/LICENSE'), 'Not of b.');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a package is named with the texts of its licence and notice, and of what it has within', () => {
  expect(licenceOf(folder)).toEqual({
    name: 'b',
    version: '1.0.0',
    licence: 'Apache-2.0',
    text: 'You may.\n\nBy B.\n\nBy C.',
  });
});

test('the page has each once, by name', () => {
  const [a, b] = ['a', 'b'].map((name) => ({ name, version: '1', licence: 'MIT', text: `${name} may` }));
  const line = '-'.repeat(80);
  const page = licencesPage([[b], [a, b]] as never);
  expect(page.split(`\n\n${line}\n\n`).slice(1)).toEqual(['a 1 (MIT)\n\na may', 'b 1 (MIT)\n\nb may\n']);
});
