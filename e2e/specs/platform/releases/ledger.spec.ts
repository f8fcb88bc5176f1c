import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { ownStore } from '../../../product/releases/own-store.ts';

/**
 * The cost of a release and its new calls are shown before it, by it, and in its history. The single cases are in
 * `shared/tooling/releases/ledger`.
 */

const REMOTE = 'mfe-notifications';
let store: ReturnType<typeof ownStore>;

// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeEach(() => {
  store = ownStore();
});
test.afterEach(() => store.dispose());

test('a release says what it weighs, what is over its budget, and what it newly asks for', async () => {
  const { commands } = store;
  store.beginAsReleased();
  // Code that hardly compresses, so that the difference is known.
  const added = `;/*${Array.from({ length: 3000 }, (_, index) => Math.sin(index).toString(36).slice(3, 11)).join('')}*/`;
  const build = copyAsVersion(store.published(REMOTE), 1, join(store.folder, 'build'), added);
  const file = join(build, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.descriptor.calls.push('GET /api/deals/');
  manifest.descriptor.budgets = { js: 20, css: 50 };
  manifest.opens.modals.push('confirm');
  writeFileSync(file, JSON.stringify(manifest));

  const refused = await commands.run('can-i-release', REMOTE, '--dist', build);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /raise the budget there, or release with --over-budget\):\n {2}mfe-notifications \S+: js \d\d\.\d kB of 20 kB\n/,
  );
  const released = await commands.release(REMOTE, build, 'ada', '--over-budget');
  const listed = await commands.run('release-list');
  for (const { code, output } of [released, listed]) {
    expect(code, output).toBe(0);
    for (const line of [
      /js \d\d\.\d kB \(\+1\d\.\d kB\), css \d\.\d kB, texts \d\.\d kB\n/,
      /over its budget: js \d\d\.\d kB of 20 kB\n/,
      /new: calls GET \/api\/deals\/\n/,
      /new: opens the modal confirm\n/,
    ])
      expect(output).toMatch(line);
  }
  const [entry] = await commands.list();
  expect(entry.ledger[REMOTE]).toMatchObject({
    asks: [
      { kind: 'call', name: 'GET /api/deals/' },
      { kind: 'modal', name: 'confirm' },
    ],
    bytes: { css: entry.ledger[REMOTE].before.css },
  });
});
