#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readManifest } from '../read-manifest.ts';
import type { HistoryEntry } from '../records.ts';
import { release } from '../release.ts';
import { ReleaseError } from '../release-error.ts';
import { retentionOf } from '../retention.ts';
import { openStore } from '../store/open-store.ts';
import { askLiveApi } from '../tool/ask-live-api.ts';
import { buildAlone } from '../tool/build-alone.ts';
import { command, say, sayWaiting, seconds } from '../tool/command.ts';
import { optionsOf } from '../tool/options.ts';
import { packageNames } from '../tool/package-names.ts';
import { place, root, who } from '../tool/settings.ts';

const usage = `pnpm release <remote>… [host]
  --dist <folder>   publishes this build, such as one from CI, instead of building
  --skip-tests      neither types nor tests; noted in the history
  --remove          takes the named remotes out of the set
  --by <who>        whose release it is; else the user, or in CI who set it off
  --note <text>     why, for the history`;

const options = () =>
  optionsOf(usage, {
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      'skip-tests': { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      by: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

interface Builds {
  folders: string[];
  tests: HistoryEntry['tests'];
  /** By package: the hash of the sources that were tested here. */
  sources?: Record<string, string>;
}

/** What to publish: built and tested here, or brought along. */
async function builds(names: string[], dist: string | undefined, skipTests: boolean): Promise<Builds> {
  if (dist === undefined) {
    const doing = skipTests ? 'building (types and tests are skipped)' : 'building, checking types, testing';
    say(`${names.join(', ')}: ${doing}`);
    const tested = await buildAlone(names, { tests: !skipTests });
    for (const { name, hash, cached } of tested)
      say(`${name}: the tests passed${cached ? ' before' : ''} for these sources (${hash})`);
    return {
      folders: names.map((name) => join(root, name, 'dist')),
      tests: skipTests ? 'skipped' : 'passed',
      sources: Object.fromEntries(tested.map(({ name, hash }) => [name, hash])),
    };
  }
  if (names.length > 1) throw new ReleaseError('--dist is the build of one package: name one.');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), dist);
  if (!existsSync(join(folder, 'build-manifest.json')))
    throw new ReleaseError(`${folder} is not a build: it has no build-manifest.json.`);
  const { name } = await readManifest(folder);
  if (name !== names[0]) throw new ReleaseError(`${folder} is a build of ${name}, not of ${names[0]}.`);
  return { folders: [folder], tests: 'elsewhere' };
}

await command(async () => {
  const { values, positionals } = options();
  if (values.help || positionals.length === 0) return console.log(usage);
  // What is taken out may have no folder here any more.
  const names = values.remove ? [] : packageNames(positionals);
  const weakness = await (await openStore(place)).weakness();
  if (weakness) say(weakness);
  const [{ folders, ...tested }, api] = await Promise.all([
    values.remove ? { folders: [] } : builds(names, values.dist, values['skip-tests']),
    askLiveApi(),
  ]);
  const { set, isNew, changes } = await release(place, folders, {
    by: values.by ?? who(),
    retention: retentionOf(process.env),
    onWait: sayWaiting,
    api,
    ...(values.remove ? { without: positionals } : tested),
    ...(values.note && { note: values.note }),
  });
  if (!isNew) return say(`nothing new: the set ${set.id} has ${positionals.join(', ')} as it is here`);
  const against = [`host ${set.host.version}`, ...(api ? [`api ${api.version} at ${api.address}`] : [])];
  say(`checked against ${against.join(' and ')}`);
  for (const { name, from, to } of changes) say(`  ${name}  ${from ?? 'none'} -> ${to ?? 'none'}`);
  say(`the set ${set.id} is current, after ${seconds()} s`);
});
