import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackedBrowser } from './unpacked-browser.ts';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const FULL = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
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
 * `CHROMIUM_PATH`, Playwright's download, or a headless shell: the system's or the unpacked one. The shell has the engine of
 * Chromium without its windows, and takes 40 % less CPU.
 */
export function findLightBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const playwrightBrowser = chromium.executablePath();
  if (existsSync(playwrightBrowser)) return playwrightBrowser;
  return onPath(SHELLS) ?? unpackedBrowser('chromium-headless-shell');
}

/** Path of a Chromium to test with. */
export const findBrowser = (): string | undefined => findLightBrowser() ?? onPath(FULL);

/** The options to start it with. Without a path Playwright starts the headless shell of its own download. */
export function launchPath(): { executablePath?: string } {
  const executablePath = findBrowser();
  return executablePath && executablePath !== chromium.executablePath() ? { executablePath } : {};
}
