import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { runCommand } from '../../process/command.ts';
import { openInstance } from './open-instance.ts';
import { describe, readIdentity, sharedOptions } from './options.ts';
import { openBackup } from './place.ts';
import { restoreBackup } from './restore-backup.ts';

/** `handover restore <backup>` brings an empty instance to the state of a backup, and to the schema of this version. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: sharedOptions });
  const [address] = positionals;
  if (!address || positionals.length > 1)
    throw new Error('Name one backup: its folder, or s3://bucket/prefix/handover-…');
  const place = await openBackup(address, values);
  const instance = await openInstance(readConfig(process.env));
  try {
    const manifest = await restoreBackup(instance, place, { identity: readIdentity(values.identity) });
    return `Restored: ${describe(manifest)}`;
  } finally {
    await instance.stop();
  }
});
