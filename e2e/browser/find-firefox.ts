import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackedBrowser } from './unpacked-browser.ts';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `FIREFOX_PATH`, or Debian's extended support release: the system's or the unpacked one. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  // `firefox` is not used: on Ubuntu it only asks to install the snap.
  return (
    folders.map((folder) => join(folder, 'firefox-esr')).find(isExecutable) ?? unpackedBrowser('firefox-esr')
  );
}
