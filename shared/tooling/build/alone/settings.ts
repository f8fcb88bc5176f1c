import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../command/command-error.ts';
import { readJson } from '../descriptor/package-facts.ts';

export interface AloneSettings {
  /** The remote's folder. */
  folder: string;
  name: string;
  /** Origin of the deployed product whose api is used; null for a local api. */
  against: string | null;
  /** The other remotes that are loaded from the release set that is live there. */
  live: string[];
  /** The file that is written with what passes between the page and the api. */
  record: string | null;
  /** The file that is played in place of an api. */
  replay: string | null;
  /** The value of PORT; otherwise a free port is found. */
  port: number | undefined;
  databaseUrl: string | undefined;
  seed: string;
}

/** What is behind the remote, in words. */
export function backendOf({
  against,
  record,
  replay,
}: Pick<AloneSettings, 'against' | 'record' | 'replay'>): string {
  if (replay !== null) return `replaying ${basename(replay)}`;
  const api = against ? `against ${against}` : 'with its own api and database';
  return record === null ? api : `${api}, recorded in ${basename(record)}`;
}

/** What the page tells about it. */
export const backendFacts = (settings: Pick<AloneSettings, 'against' | 'record' | 'replay'>) => ({
  against: settings.against,
  replay: settings.replay && basename(settings.replay),
  record: settings.record && basename(settings.record),
});

/** Reads arguments and environment. Throws a CommandError that names what is wrong. */
export function readSettings(folder: string, args: string[], env: NodeJS.ProcessEnv): AloneSettings {
  const descriptor = join(folder, 'src/remote.json');
  if (!existsSync(descriptor)) throw new CommandError(`${folder} is not a remote's folder`);
  const { PORT, DATABASE_URL, SEED = 'demo' } = env;
  const port = PORT === undefined ? undefined : Number(PORT);
  if (port !== undefined && (!Number.isInteger(port) || port < 1 || port > 65_535))
    throw new CommandError(`PORT is not a port: ${PORT}`);
  if (!['demo', 'none'].includes(SEED)) throw new CommandError(`SEED must be demo or none, not ${SEED}`);
  return {
    folder,
    name: readJson(descriptor).name,
    ...optionsOf(folder, args),
    port,
    databaseUrl: DATABASE_URL || undefined,
    seed: SEED,
  };
}

function optionsOf(
  folder: string,
  args: string[],
): Pick<AloneSettings, 'against' | 'live' | 'record' | 'replay'> {
  const { against, with: live = [], record, replay } = parsed(args);
  if (replay !== undefined && (against !== undefined || record !== undefined))
    throw new CommandError('--replay is in place of an api: it takes neither --against nor --record');
  if (live.length > 0 && against === undefined)
    throw new CommandError('--with takes remotes of a deployed product: it needs --against <url>');
  const fileOf = (name: string | undefined) => (name === undefined ? null : resolve(folder, name));
  return { against: originOf(against), live, record: fileOf(record), replay: fileOf(replay) };
}

function originOf(against: string | undefined): string | null {
  if (against === undefined) return null;
  const url = URL.parse(against);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(
      `--against takes the address of a deployed product, such as https://…; not ${against}`,
    );
  return url.origin;
}

const options = {
  against: { type: 'string' },
  with: { type: 'string', multiple: true },
  record: { type: 'string' },
  replay: { type: 'string' },
} as const;
const OPTIONS = '--against <url>, --with <remote>, --record <file>, --replay <file>';

function parsed(args: string[]) {
  try {
    // Some package managers pass on their own `--`.
    const rest = args.filter((arg) => arg !== '--');
    return parseArgs({ args: rest, options }).values;
  } catch (error) {
    const reason = (error as Error).message.split('. ')[0];
    throw new CommandError(`${reason}. The options are ${OPTIONS}.`);
  }
}
