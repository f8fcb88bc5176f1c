import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phaseOf, remoteErrorTexts } from './remote-error-texts.ts';
import type { RemoteErrorCode } from './remote-errors.ts';

const rows = readFileSync(join(import.meta.dirname, '../../docs/federation/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| HR-'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the page of errors explains exactly the existing codes, each with its phase and what to do', () => {
  expect(rows.map(([, code]) => code)).toEqual(Object.keys(remoteErrorTexts).toSorted());
  for (const [, code = '', phase, meaning, todo] of rows) {
    expect(phaseOf(code as RemoteErrorCode)).toBe(phase);
    expect([meaning, todo]).toEqual([expect.stringMatching(/\w{4}/), expect.stringMatching(/\w{4}/)]);
  }
});
