import { remoteNames } from '../../build/workspace/index.ts';
import { ReleaseError } from '../release-error.ts';
import { root } from './settings.ts';

/** Validates names of packages to release: remotes of this checkout, or the host. */
export function packageNames(given: readonly string[]): string[] {
  const known = ['host', ...remoteNames(root)];
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReleaseError(`There is no ${unknown.join(', ')}. These can be released: ${known.join(', ')}.`);
  return [...new Set(given)];
}
