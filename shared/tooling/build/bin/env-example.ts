import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '../docs/env-example.ts';

/** `pnpm env:example`: writes `.env.example`; with `--check` it fails if that is not up to date. */
const root = join(import.meta.dirname, '../../../..');
const file = join(root, '.env.example');
const pages = ['README.md', 'docs/host/settings.md', 'docs/api/settings.md'];
const text = envExample(
  Object.fromEntries(pages.map((page) => [page, readFileSync(join(root, page), 'utf8')])),
);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('.env.example is not up to date: pnpm env:example');
  process.exitCode = 1;
}
