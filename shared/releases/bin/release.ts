#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printProgress } from '../../build/command/index.ts';
import { inWorkspace } from '../../build/workspace/index.ts';
import { PRODUCTION, placeNamed } from '../places/place.ts';
import { release } from '../release.ts';
import { retentionOf } from '../retention.ts';
import { openStore } from '../store/open-store.ts';
import { getBuilds } from '../tool/get-builds.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import { packageNames } from '../tool/package-names.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { printChanges, printEntryPoints, printWaiting, runCommand } from '../tool/run-command.ts';
import { currentUser, location } from '../tool/settings.ts';

const usage = `pnpm release <remote>… [host]
  --dist <folder>   publishes this build, such as one from CI, instead of building
  --skip-tests      skips types and tests; recorded in the history
  --remove          takes the named remotes out of the set
  --loosen          lets pages be open to more people than before
  --place <name>    where it becomes current, such as staging or pr-123; default: production
  --by <name>       who releases; default: the user, or in CI who triggered it
  --note <text>     the reason, for the history`;

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      'skip-tests': { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      loosen: { type: 'boolean', default: false },
      place: { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

/** The private key of the team: a file that `pnpm release:key` wrote. */
function signingKey(): string | undefined {
  const { RELEASE_KEY: file } = process.env;
  return file && readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), 'utf8');
}

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help || (inWorkspace && positionals.length === 0)) return console.log(usage);
  // A removed remote may have no folder any more.
  const place = placeNamed(values.place);
  const names = values.remove ? [] : packageNames(positionals);
  const limitation = await (await openStore(location)).limitation();
  if (limitation) printProgress(limitation);
  const [{ folders, ...tested }, api] = await Promise.all([
    values.remove ? { folders: [] } : getBuilds(names, values.dist, values['skip-tests']),
    getLiveApi(),
  ]);
  const { set, isNew, changes, entryPoints } = await release(location, folders, {
    place,
    by: values.by ?? currentUser(),
    retention: retentionOf(process.env),
    onWait: printWaiting,
    api,
    loosen: values.loosen,
    signingKey: signingKey(),
    ...(values.remove ? { remove: positionals } : tested),
    ...(values.note && { note: values.note }),
  });
  if (!isNew)
    return printProgress(
      `nothing new: the set ${set.id} already has this ${(values.remove ? positionals : names).join(', ')}`,
    );
  const against = [`host ${set.host.version}`, ...(api ? [`api ${api.version} at ${api.address}`] : [])];
  printProgress(`checked against ${against.join(' and ')}`);
  printChanges(changes);
  printEntryPoints(entryPoints);
  printProgress(`the set ${set.id} is current${place === PRODUCTION ? '' : ` in ${place}`}`);
});
