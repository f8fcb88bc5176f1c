import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For each test of a file a folder of its own, with the location of a release store in it; it is removed after the test. */
export function tempStore() {
  const temp = { folder: '', location: '' };
  beforeEach(() => {
    temp.folder = mkdtempSync(join(tmpdir(), 'handover-releases-'));
    temp.location = join(temp.folder, 'store');
  });
  afterEach(() => rmSync(temp.folder, { recursive: true, force: true }));
  return temp;
}
