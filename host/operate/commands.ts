import type { Command } from './command.ts';
import { releaseCommands } from './release-commands.ts';

export const commands: Record<string, Command> = {
  start: {
    does: 'starts api and gateway, and an own database unless DATABASE_URL is set',
    script: new URL('./start.ts', import.meta.url),
  },
  demo: {
    does: 'the same with the demo, on this machine alone',
    script: new URL('./demo.ts', import.meta.url),
  },
  doctor: {
    does: 'looks at settings, database, bucket, mail, TLS, proxies, secrets and space, and says what to do',
    script: new URL('../../api/src/operate/doctor/doctor.ts', import.meta.url),
  },
  settings: {
    does: 'lists all settings, or those with a word in their name, with what they do and their values without secrets',
    args: '[word]',
    script: new URL('../../api/src/operate/settings/settings.ts', import.meta.url),
  },
  migrate: {
    does: 'brings the database to the schema of this version, which a start does as well',
    script: new URL('../../api/src/operate/migrate.ts', import.meta.url),
  },
  backup: {
    does: 'writes database, files, releases and secrets to a folder or bucket; --verify restores and compares one; --new-key makes a key',
    args: '<folder | s3://bucket/prefix> [--recipient age1…]',
    script: new URL('../../api/src/operate/backup/backup.ts', import.meta.url),
  },
  restore: {
    does: 'brings an empty instance to the state of a backup',
    args: '<backup> [--identity <file>]',
    script: new URL('../../api/src/operate/backup/restore.ts', import.meta.url),
  },
  api: {
    does: 'starts the api alone (API_PORT, HOST), for several machines',
    script: new URL('../../api/src/server.ts', import.meta.url),
  },
  gateway: {
    does: 'starts the gateway alone (PORT, API_URL)',
    script: new URL('../server/server.ts', import.meta.url),
  },
  staff: {
    does: 'makes an account staff; --revoke takes it back',
    args: '<e-mail> [--revoke]',
    script: new URL('../../api/src/staff.ts', import.meta.url),
  },
  'audit:verify': {
    does: 'checks the audit log',
    script: new URL('../../api/src/audit-verify.ts', import.meta.url),
  },
  'dossier:verify': {
    does: 'checks the dossier of a completed deal',
    args: '<file.zip>',
    script: new URL('../../api/src/dossier-verify.ts', import.meta.url),
  },
  ...releaseCommands,
};

/** Prints the help of one command, or of all. */
export function usage(name: string): string {
  const command = commands[name];
  const synopsis = (each: string) => [`handover ${each}`, commands[each]?.args ?? ''].join(' ').trimEnd();
  if (command) return `${synopsis(name)}\n  ${command.does}`;
  const names = Object.keys(commands);
  const width = Math.max(...names.map((each) => synopsis(each).length));
  const lines = names.map((each) => `  ${synopsis(each).padEnd(width)}  ${commands[each]?.does}`);
  return [
    'handover <command>, with the settings of the environment and of .env in this folder:',
    ...lines,
    'handover <command> --help tells more. DATA_DIR is ./data by default.',
  ].join('\n');
}
