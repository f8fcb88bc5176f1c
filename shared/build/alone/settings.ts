import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../command/command-error.ts';
import { readJson } from '../package-facts.ts';

export interface AloneSettings {
  /** The remote's folder. */
  folder: string;
  name: string;
  /** Origin of the deployed product whose api is used; null for a local api. */
  against: string | null;
  /** From PORT; otherwise a free port is found. */
  port: number | undefined;
  databaseUrl: string | undefined;
  seed: string;
}

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
    against: againstOf(args),
    port,
    databaseUrl: DATABASE_URL || undefined,
    seed: SEED,
  };
}

function againstOf(args: string[]): string | null {
  const { against } = parsed(args);
  if (against === undefined) return null;
  const url = URL.parse(against);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(
      `--against takes the address of a deployed product, such as https://…; not ${against}`,
    );
  return url.origin;
}

function parsed(args: string[]) {
  try {
    // Some package managers pass on their own `--`.
    const rest = args.filter((arg) => arg !== '--');
    return parseArgs({ args: rest, options: { against: { type: 'string' } } }).values;
  } catch (error) {
    const reason = (error as Error).message.split('. ')[0];
    throw new CommandError(`${reason}. The only option is --against <url>.`);
  }
}
