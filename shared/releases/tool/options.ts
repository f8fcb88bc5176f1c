import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ReleaseError } from '../release-error.ts';

/** What a command was called with; an option that it does not know is told with the usage. */
export function optionsOf<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${usage}`);
  }
}
