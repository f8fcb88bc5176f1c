import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printProgress } from '@handover/tooling/command';
import { apiDocumentAt, pruneBuild, ReleaseError, release, retentionOf } from '@handover/tooling/releases';
import { root, StartError, store } from './settings.ts';

/** The host and the remotes. */
export const packages = (): string[] => [
  'host',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort(),
];

/** Builds the changed packages. */
export async function build(signal: AbortSignal): Promise<void> {
  const names = packages();
  printProgress(`building ${names.join(', ')} (unchanged packages come from the cache)`);
  await turbo(names, signal);
}

/** Makes the builds the current release set. With a new one the document is kept of the api that has been started on this port. */
export async function releaseBuilds(apiPort?: number): Promise<void> {
  const { set, isNew, skipped, rollout } = await released(apiPort);
  printProgress(isNew ? `released the set ${set.id}` : `the set ${set.id} is current`);
  if (rollout)
    printProgress(
      `   nothing was released: ${rollout.share} % of people try ${rollout.set} (pnpm release:rollout)`,
    );
  for (const { name, version, current } of skipped) {
    printProgress(
      `   ${name} ${version} is not part of it: it was released before, and has been replaced by ${current}`,
    );
    printProgress(`  (pnpm release ${name} releases it again)`);
  }
}

async function released(apiPort: number | undefined) {
  const builds = packages().map((name) => join(root, name, 'dist'));
  await Promise.all(builds.map(pruneBuild));
  try {
    return await release(store, builds, {
      action: 'start',
      startedApi: async () => (apiPort ? apiDocumentAt(`http://127.0.0.1:${apiPort}`) : undefined),
      retention: retentionOf(process.env),
      onWait: ({ who, machine, purpose }) =>
        printProgress(`waiting for ${who} on ${machine}, who ${purpose}`),
    });
  } catch (error) {
    throw error instanceof ReleaseError ? new StartError(error.message) : error;
  }
}

/** Prints one line per built package; the whole output only when a build fails. */
function turbo(names: string[], signal: AbortSignal): Promise<void> {
  const args = ['run', 'build', '--output-logs=new-only', ...names.map((name) => `--filter=${name}`)];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' };
  const child = spawn(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer) => {
    const text = chunk.toString();
    output += text;
    for (const [, name, line] of text.matchAll(/^([\w-]+):build: (built in .*)$/gm))
      printProgress(`  ${name} ${line}`);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StartError(`The build can't be run: ${error.message}`)));
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      console.error(output);
      reject(new StartError('The build failed; its messages are above.'));
    });
  });
}
