import { findPackages } from '../../build/workspace/index.ts';
import { ReleaseError } from '../release-error.ts';
import { root } from './settings.ts';

/** The packages to release: remotes of this checkout, or the host. */
export function packageNames(given: readonly string[]): string[] {
  const { found, unknown, known } = findPackages(given, root);
  if (unknown.length > 0)
    throw new ReleaseError(`There is no ${unknown.join(', ')}. These can be released: ${known.join(', ')}.`);
  return found;
}
