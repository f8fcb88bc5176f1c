import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackedBrowser } from './unpacked-browser.ts';

/** Playwright drives Firefox by commands of WebDriver BiDi that the release before, 140, does not have. */
export const OLDEST_FIREFOX = 153;

/** The first number of the version; undefined where the file is no Firefox that starts. */
function majorVersion(file: string): number | undefined {
  try {
    const printed = execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 });
    return Number(/Firefox (\d+)/.exec(printed)?.[1]);
  } catch {
    return undefined;
  }
}

/** `FIREFOX_PATH`, or Debian's extended support release, the system's or the unpacked one, if it is new enough. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  // `firefox` is not used: on Ubuntu it only asks to install the snap.
  const installed = folders.map((folder) => join(folder, 'firefox-esr')).filter((file) => existsSync(file));
  const unpacked = unpackedBrowser('firefox-esr');
  return [...installed, ...(unpacked ? [unpacked] : [])].find(
    (file) => (majorVersion(file) ?? 0) >= OLDEST_FIREFOX,
  );
}
