import { remoteNames } from '../../build/workspace/index.ts';
import { ReleaseError } from '../release-error.ts';
import { root } from './settings.ts';

/** Checks what is to be released: remotes of this checkout, or the host. */
export function packageNames(asked: readonly string[]): string[] {
  const known = ['host', ...remoteNames(root)];
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReleaseError(`There is no ${unknown.join(', ')}. What can be released: ${known.join(', ')}.`);
  return [...new Set(asked)];
}
