import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ReleaseError } from '../release-error.ts';

/** Parses the arguments of a command; an unknown option is reported with the usage. */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${usage}`);
  }
}
