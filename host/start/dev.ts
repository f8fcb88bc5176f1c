import { join } from 'node:path';
import { printProgress } from '@handover/tooling/command';
import { releaseSource } from '@handover/tooling/releases';
import { announce } from './announce.ts';
import { build, releaseBuilds } from './build-and-release.ts';
import { openDevStore, releasedVersions } from './dev/dev-store.ts';
import { createProblems } from './dev/problems.ts';
import { wantedPackages } from './dev/wanted-packages.ts';
import { watchPackage } from './dev/watch-package.ts';
import { prepare } from './prepare.ts';
import { run } from './run.ts';
import { runApi, runGateway } from './services.ts';
import { StartError, settings, store } from './settings.ts';

/** The folder with the released versions: the store itself, or a mirror of the bucket. */
async function releasesHere(): Promise<string> {
  const source = await releaseSource(store, join(settings.dataDir, 'releases-mirror'));
  source.close();
  return source.folder;
}

/**
 * `pnpm dev [package…]`: runs the whole product; the named packages are rebuilt on each change, the rest is as
 * released.
 */
run(async ({ signal, add, fail }) => {
  const wanted = wantedPackages(process.argv.slice(2));
  // A first build would otherwise be released to the bucket, for everybody.
  if (process.env.RELEASES_S3_BUCKET)
    throw new StartError('pnpm dev works on the releases in DATA_DIR: start it without RELEASES_S3_BUCKET.');
  await prepare();
  if (!releasedVersions(await releasesHere())) {
    await build(signal);
    await releaseBuilds();
  }
  if (signal.aborted) return;

  const folder = join(settings.dataDir, 'dev');
  const devStore = await openDevStore(await releasesHere(), join(folder, 'releases'));
  const problems = createProblems(join(folder, 'problems.json'));
  const firstBuilds = wanted.map((name) => {
    const output = join(folder, 'dist', name);
    const refuse = (errors: string) => {
      problems.set(name, errors);
      printProgress(`${name} can't be built; the last version that could stays:\n\n${errors}\n`);
    };
    const watch = watchPackage({
      name,
      output,
      fail,
      async take(built) {
        if (!built.ok) return refuse(built.errors);
        await devStore.take(name, output).then(
          () => {
            problems.clear(name);
            printProgress(`${name} built in ${built.ms} ms`);
          },
          (error: Error) => refuse(error.message),
        );
      },
    });
    return add(watch).first;
  });

  printProgress(
    `starting the database and the api${wanted.length > 0 ? `, building ${wanted.join(', ')}` : ''}`,
  );
  const apiPort = await add(runApi(fail, { withSpare: false })).ready;
  await Promise.all(firstBuilds);
  if (signal.aborted) return;

  const gateway = runGateway(apiPort, fail, {
    withSpare: false,
    env: { DATA_DIR: folder, RELEASES_S3_BUCKET: '', LIVE_RELOAD: 'on' },
  });
  await add(gateway).ready;
  announce();
  console.log(
    wanted.length > 0
      ? `  Live: ${wanted.join(', ')}. A change shows in every open page; the rest is as released.\n`
      : '  Everything is as released. To work on a part of it, name it: pnpm dev deals\n',
  );
});
