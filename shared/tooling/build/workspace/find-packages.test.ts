import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackages } from './find-packages.ts';

test('packages are found by their names and by short ones, each once; others are told', () => {
  const root = mkdtempSync(join(tmpdir(), 'handover-packages-'));
  for (const remote of ['mfe-deals', 'mfe-site-visits']) {
    mkdirSync(join(root, remote, 'src'), { recursive: true });
    writeFileSync(join(root, remote, 'src/remote.json'), '{}');
  }
  expect(findPackages(['site-visits', 'mfe-site-visits', 'host', 'shared'], root)).toEqual({
    found: ['mfe-site-visits', 'host'],
    unknown: ['shared'],
    known: ['host', 'mfe-deals', 'mfe-site-visits'],
  });
  rmSync(root, { recursive: true });
});
