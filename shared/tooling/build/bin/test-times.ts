import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lastRunOf, timesTable, withTimes } from '../test-run/times.ts';

/** `pnpm test:times`: writes the times of the last `pnpm test` into `docs/e2e/times.md`. */
const root = join(import.meta.dirname, '../../../..');
const page = join(root, 'docs/e2e/times.md');
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
const table = timesTable(
  JSON.parse(readFileSync(lastRunOf(root, 'test'), 'utf8')),
  `${availableParallelism()} cores`,
  day,
);
writeFileSync(page, withTimes(readFileSync(page, 'utf8'), table));
