import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS_BY_VERSION, presentCalls, withPresent } from './calls-by-version.ts';

/** Part of `pnpm fix:calls`: writes the calls that the route tables have added or removed as another version of the contract. */
const record = join(import.meta.dirname, 'calls-by-version.json');
const constant = join(import.meta.dirname, '../../../shared/contract/wire/api-version.ts');

const versions = withPresent(CALLS_BY_VERSION, presentCalls());
const latest = Object.keys(versions).at(-1);
writeFileSync(record, JSON.stringify(versions));
writeFileSync(constant, readFileSync(constant, 'utf8').replace(/'\d[\d.]*'/, `'${latest}'`));
execFileSync('biome', ['format', '--write', record]);
