import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian, unpackedDebian } from '@handover/shared/testing/debian';

/** Debian's packages of browsers: what they need that is not among their dependencies, and where their program is. */
const BROWSERS = {
  // The common files as well, which the system may have in another version.
  'chromium-headless-shell': {
    with: ['chromium-common'],
    program: 'usr/lib/chromium/chromium-headless-shell',
  },
  'firefox-esr': { with: [], program: 'usr/lib/firefox-esr/firefox-esr' },
};
type Browser = keyof typeof BROWSERS;

const folderOf = (browser: Browser) => join(import.meta.dirname, '..', '.cache', browser);
const launcherOf = (browser: Browser) => join(folderOf(browser), browser);

export const unpackedBrowser = (browser: Browser) =>
  existsSync(launcherOf(browser)) ? launcherOf(browser) : undefined;

/** Unpacks Debian's package of a browser into `e2e/.cache`, with a launcher that finds its libraries. */
export function unpackBrowser(browser: Browser): void {
  const folder = folderOf(browser);
  unpackDebian(folder, [browser, ...BROWSERS[browser].with, 'fonts-liberation']);
  const { root, libraryPath } = unpackedDebian(folder);
  writeFileSync(
    launcherOf(browser),
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraryPath}"\nexec "${join(root, BROWSERS[browser].program)}" "$@"\n`,
  );
  chmodSync(launcherOf(browser), 0o755);
}
