import { execFileSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';
import { unpackDebianChromium } from './unpack-debian-chromium.ts';

type InstallMethod = { name: string; install: () => void };

const run = (command: string, args: string[], seconds: number) =>
  execFileSync(command, args, { stdio: 'pipe', timeout: seconds * 1000 });

const isRoot = process.getuid?.() === 0;
const aptAs = isRoot ? { command: 'apt-get', prefix: [] } : { command: 'sudo', prefix: ['-n', 'apt-get'] };

const installMethods: InstallMethod[] = [
  {
    name: "Playwright's own download",
    install: () =>
      run(
        process.execPath,
        [new URL(import.meta.resolve('@playwright/test/cli')).pathname, 'install', 'chromium'],
        180,
      ),
  },
  {
    name: "Debian's chromium package",
    install: () => {
      run(aptAs.command, [...aptAs.prefix, 'update'], 120);
      run(
        aptAs.command,
        [...aptAs.prefix, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
        400,
      );
    },
  },
  { name: "Debian's chromium, unpacked into e2e/.cache", install: () => unpackDebianChromium() },
];

function install(): string | undefined {
  for (const method of installMethods) {
    console.log(`No browser found; trying ${method.name} …`);
    try {
      method.install();
    } catch (error) {
      console.log(`  did not work: ${String((error as Error).message).split('\n')[0]}`);
    }
    const found = findBrowser();
    if (found) return found;
  }
  return undefined;
}

const browser = findBrowser() ?? install();
if (!browser) {
  console.error('The browser tests need Chromium. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
