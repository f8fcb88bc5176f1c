import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian, unpackedDebian } from '@handover/shared/testing/debian';

const folder = join(import.meta.dirname, '..', '.cache', 'chromium');
const launcher = join(folder, 'chromium');

export const unpackedChromium = () => (existsSync(launcher) ? launcher : undefined);

/** Unpacks Debian's chromium into `e2e/.cache`, with a launcher that finds its libraries. */
export function unpackChromium(): void {
  unpackDebian(folder, ['chromium', 'fonts-liberation']);
  const { root, libraryPath } = unpackedDebian(folder);
  writeFileSync(
    launcher,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraryPath}"\nexec "${join(root, 'usr/lib/chromium/chromium')}" "$@"\n`,
  );
  chmodSync(launcher, 0o755);
}
