import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { runCommand } from '../../process/command.ts';
import { openInstance } from './open-instance.ts';
import { describe, readIdentity, sharedOptions, writeIdentity } from './options.ts';
import { openBackup, openPlace, refuseInside } from './place.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const options = {
  ...sharedOptions,
  recipient: { type: 'string' },
  verify: { type: 'boolean', default: false },
  'new-key': { type: 'string' },
} as const;

/**
 * `handover backup <folder or s3://bucket/prefix>` writes a backup into a folder of its own there; with `--recipient` only the
 * holder of its identity can read it. `--verify <backup>` restores one for the moment and compares.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values['new-key']) return `The recipient is ${await writeIdentity(values['new-key'])}`;
  const [address] = positionals;
  if (!address || positionals.length > 1) throw new Error('Name one folder, or s3://bucket/prefix');
  return values.verify
    ? verify(address, values)
    : write(address, { ...values, name: new Date().toISOString().slice(0, 19).replaceAll(':', '-') });
});

interface Values {
  identity?: string | undefined;
  recipient?: string | undefined;
  endpoint?: string | undefined;
  region?: string | undefined;
}

async function verify(address: string, values: Values): Promise<string> {
  const place = await openBackup(address, values);
  const { manifest, faults } = await verifyBackup(place, { identity: readIdentity(values.identity) });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `Restored and compared: ${describe(manifest)}`;
}

async function write(address: string, { name, ...values }: Values & { name: string }): Promise<string> {
  const config = readConfig(process.env);
  refuseInside(address, values, config);
  const place = await openPlace(`${address.replace(/\/+$/, '')}/handover-${name}Z`, values);
  const instance = await openInstance(config);
  try {
    const manifest = await writeBackup(instance, place, values);
    const open = values.recipient ? '' : '\nIt is not encrypted: who has it has all accounts and documents.';
    return `${place.address}\n${describe(manifest)}${open}`;
  } finally {
    await instance.stop();
  }
}
