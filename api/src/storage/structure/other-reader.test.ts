import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { scriptsInObjects } from '../../../testing/storage/cases/pdf-packed.cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'other-reader-'));
after(() => rmSync(folder, { recursive: true }));

/** Debian's package of the same name. */
const tried = spawnSync('qpdf', ['--version']);
const skip = tried.error ? `this machine has no qpdf, a reader of pdf files: ${tried.error.message}` : false;

test('another reader finds the script of each file that the check refuses for it', { skip }, () => {
  for (const [how, make] of scriptsInObjects) {
    const file = join(folder, 'a.pdf');
    writeFileSync(file, make());
    const { stdout, stderr } = spawnSync('qpdf', ['--show-object=9', file], { encoding: 'utf8' });
    assert.match(stdout, /\/JavaScript/, `${how}: ${stderr}`);
  }
});
