import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackedChromium } from './unpacked-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        // Ubuntu's placeholder script only asks to install the snap and prints no version.
        return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).includes('Chrom');
      } catch {
        return false;
      }
    });
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, Playwright's download, the system's, or the unpacked Debian one.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const playwrightBrowser = chromium.executablePath();
  if (existsSync(playwrightBrowser)) return playwrightBrowser;
  return onPath() ?? unpackedChromium();
}
