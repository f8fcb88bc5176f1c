import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** What a release costs and newly asks for is told before it, by it, and in its history. */

const REMOTE = 'mfe-notifications';
const productDir = process.env.E2E_DATA_DIR ?? '';
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-ledger-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release says what it weighs, what is over its budget, and what it newly asks for', async () => {
  const commands = releaseCommands(folder, apiAddressOf(productDir));
  const store = join(folder, 'releases');
  const { set } = JSON.parse(readFileSync(join(store, 'current.json'), 'utf8'));
  const { remotes } = JSON.parse(readFileSync(join(store, 'sets', `${set}.json`), 'utf8'));
  const published = join(store, REMOTE, remotes[REMOTE].version);
  // Code that hardly compresses, so that the difference is known.
  const added = `;/*${Array.from({ length: 3000 }, (_, index) => Math.sin(index).toString(36).slice(3, 11)).join('')}*/`;
  const build = copyAsVersion(published, 1, join(folder, 'build'), added);
  const file = join(build, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.descriptor.calls.push('GET /api/deals/');
  manifest.descriptor.budgets = { js: 20, css: 50 };
  manifest.opens.modals.push('confirm');
  writeFileSync(file, JSON.stringify(manifest));

  const lines = [
    /js \d\d\.\d kB \(\+1\d\.\d kB\), css \d\.\d kB, texts \d\.\d kB\n/,
    /over its budget: js \d\d\.\d kB of 20 kB\n/,
    /new: calls GET \/api\/deals\/\n/,
    /new: opens the modal confirm\n/,
  ];
  for (const refused of [
    await commands.run('can-i-release', REMOTE, '--dist', build),
    await commands.release(REMOTE, build, 'ada'),
  ]) {
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /raise the budget there, or release with --over-budget\):\n {2}mfe-notifications \S+: js \d\d\.\d kB of 20 kB\n/,
    );
  }
  const asked = await commands.run('can-i-release', REMOTE, '--dist', build, '--over-budget');
  const released = await commands.release(REMOTE, build, 'ada', '--over-budget');
  const listed = await commands.run('release-list');
  for (const { code, output } of [asked, released, listed]) {
    expect(code, output).toBe(0);
    for (const line of lines) expect(output).toMatch(line);
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
