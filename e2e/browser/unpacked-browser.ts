import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian, unpackedDebian } from '@handover/shared/testing/debian';

const folder = join(import.meta.dirname, '..', '.cache', 'chromium-headless-shell');
const launcher = join(folder, 'chromium-headless-shell');

export const unpackedShell = () => (existsSync(launcher) ? launcher : undefined);

/** Unpacks Debian's headless shell of Chromium into `e2e/.cache`, with a launcher that finds its libraries. */
export function unpackShell(): void {
  // The common files as well, which the system may have in another version.
  unpackDebian(folder, ['chromium-headless-shell', 'chromium-common', 'fonts-liberation']);
  const { root, libraryPath } = unpackedDebian(folder);
  writeFileSync(
    launcher,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraryPath}"\nexec "${join(root, 'usr/lib/chromium/chromium-headless-shell')}" "$@"\n`,
  );
  chmodSync(launcher, 0o755);
}
