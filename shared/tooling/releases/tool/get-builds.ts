import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printProgress } from '../../build/command/index.ts';
import { inWorkspace } from '../../build/workspace/index.ts';
import { pruneBuild } from '../builds/prune-build.ts';
import { readManifest } from '../builds/read-manifest.ts';
import type { HistoryEntry } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { buildAlone } from './build-alone.ts';
import { buildOwn } from './build-own.ts';
import { commitOf } from './commit-of.ts';
import { root } from './settings.ts';

interface Builds {
  folders: string[];
  tests: HistoryEntry['tests'];
  /** By package: the hash of the sources that were tested here. */
  sources?: Record<string, string>;
  /** What was checked out; of a build from elsewhere what its CI says. */
  commit?: string | null | undefined;
}

/** The builds to publish: built and, unless they are skipped, tested here; or given by `--dist`. */
export async function getBuilds(
  names: string[],
  dist: string | undefined,
  skipTests: boolean,
): Promise<Builds> {
  if (dist === undefined) {
    const steps = skipTests ? 'building (types and tests are skipped)' : 'building, checking types, testing';
    printProgress(`${names.join(', ')}: ${steps}`);
    const tests = { tests: !skipTests };
    const tested = await (inWorkspace ? buildAlone(names, tests) : buildOwn(root, tests));
    for (const { name, hash, cached } of tested)
      printProgress(`${name}: the tests passed${cached ? ' earlier' : ''} for these sources (${hash})`);
    const folders = inWorkspace ? names.map((name) => join(root, name, 'dist')) : [join(root, 'dist')];
    await Promise.all(folders.map(pruneBuild));
    return {
      folders,
      tests: skipTests ? 'skipped' : 'passed',
      sources: Object.fromEntries(tested.map(({ name, hash }) => [name, hash])),
      commit: await commitOf(root),
    };
  }
  if (names.length > 1) throw new ReleaseError('--dist is the build of one package: give one name.');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), dist);
  if (!existsSync(join(folder, 'build-manifest.json')))
    throw new ReleaseError(`${folder} is not a build: it has no build-manifest.json.`);
  const { name } = await readManifest(folder);
  if (name !== names[0]) throw new ReleaseError(`${folder} is a build of ${name}, not of ${names[0]}.`);
  const { GITHUB_SHA, CI_COMMIT_SHA } = process.env;
  return { folders: [folder], tests: 'elsewhere', commit: GITHUB_SHA ?? CI_COMMIT_SHA };
}
