import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the next migration. Only the last snapshot of the schema stays: drizzle-kit compares with no other. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
const snapshots = globSync(join(import.meta.dirname, 'migrations/meta/*_snapshot.json')).sort();
for (const older of snapshots.slice(0, -1)) rmSync(older);
process.exitCode = status ?? 1;
