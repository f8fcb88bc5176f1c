import { join } from 'node:path';
import { readJson } from '../../build/descriptor/package-facts.ts';
import { findPackages, inWorkspace } from '../../build/workspace/index.ts';
import { ReleaseError } from '../release-error.ts';
import { root } from './settings.ts';

/** The packages to release: remotes of the workspace, or the host. In a repository of its own a remote need not be named. */
export function packageNames(given: readonly string[]): string[] {
  if (!inWorkspace) return [ownName(given)];
  const { found, unknown, known } = findPackages(given, root);
  if (unknown.length > 0)
    throw new ReleaseError(`There is no ${unknown.join(', ')}. These can be released: ${known.join(', ')}.`);
  return found;
}

function ownName(given: readonly string[]): string {
  const { name } = readJson(join(root, 'package.json'));
  if (given.some((each) => each !== name))
    throw new ReleaseError(`This is the repository of ${name}, which alone is released from here.`);
  return name;
}
