import { chromium } from '@playwright/test';
import { launchPath } from '../browser/find-browser.ts';
import { Product } from '../product/product.ts';
import { copyWorkspace } from '../product/releases/workspace-copy.ts';
import { measureAlone } from './measure-alone.ts';
import { measureLive } from './measure-live.ts';
import { measureReconnect } from './measure-reconnect.ts';
import { measureReleases } from './measure-releases.ts';
import { printTable, timed } from './stopwatch.ts';

// Measures how long common tasks take; nothing fails by slowness. Runs on a copy of the source, where nothing is built
// yet.
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...launchPath(),
});
const copy = await copyWorkspace();
const product = new Product({ workspace: copy.folder });
try {
  await timed('first start: all is built, the demo is seeded', () => product.start());
  await product.end();
  await timed('second start', () => product.start());
  await measureReleases(copy.folder, product);
  await measureLive(browser, product);
  await measureReconnect(browser, product);
  await product.end();
  await measureAlone(browser, copy.folder);
} finally {
  await product.dispose();
  copy.dispose();
  await browser.close();
  printTable();
}
