#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { inWorkspace } from '../../build/workspace/index.ts';
import { canTheApiChange } from '../api/can-the-api-change.ts';
import { canIRelease } from '../can-i-release.ts';
import { inPlace, placeNamed } from '../places/place.ts';
import { ReleaseError } from '../release-error.ts';
import { retentionOf } from '../retention/retention.ts';
import { openStore } from '../store/open-store.ts';
import { getBuilds } from '../tool/get-builds.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import { getNextApi } from '../tool/get-next-api.ts';
import { packageNames } from '../tool/package-names.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { printChanges, printEntryPoints, printUntried, runCommand } from '../tool/run-command.ts';
import { currentUser, location } from '../tool/settings.ts';
import { signingKeyOf } from '../tool/signing-key-of.ts';
import { tellEmergencies } from '../tool/tell-emergencies.ts';

const usage = `pnpm can-i-release <remote>… [host]
  tells whether it would be released, and why not; nothing is written or tested
pnpm can-i-release api
  tells whether the api of this checkout may replace the live one, for all pages that may be open
  --openapi <file>  the OpenAPI document of another one
  --dist <folder>   the build, such as one from CI, instead of building
  --loosen          pages may be open to more people than before
  --over-budget     it may weigh more than its remote.json allows
  --place <name>    where it would become current; default: production
  --by <name>       who would release
  --again <why>     of a version that a rollout, or a person, took back`;

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      loosen: { type: 'boolean', default: false },
      'over-budget': { type: 'boolean', default: false },
      place: { type: 'string' },
      by: { type: 'string' },
      again: { type: 'string' },
      openapi: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

async function askForApi(file: string | undefined): Promise<void> {
  const [document, live, store] = await Promise.all([getNextApi(file), getLiveApi(), openStore(location)]);
  const retention = retentionOf(process.env);
  const { refused, unused, unknown } = await canTheApiChange(store, document, {
    live: live?.document,
    retention,
  });
  for (const line of unused) printProgress(`nobody calls it any more: ${line}`);
  if (unknown.length > 0)
    printProgress(
      `not compared, since the api that they were released on is not known: ${unknown.join(', ')}`,
    );
  if (refused.length > 0)
    throw new ReleaseError(['No: pages that are open, or a rollback, would break:', ...refused].join('\n  '));
  printProgress('yes, this api can replace the live one');
}

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  if (inWorkspace && positionals.length === 0) throw new ReleaseError(usage);
  if (values.openapi !== undefined || positionals.join() === 'api') return askForApi(values.openapi);
  const place = placeNamed(values.place);
  const names = packageNames(positionals);
  await tellEmergencies(inPlace(await openStore(location), place), values.by ?? currentUser());
  const [{ folders }, api] = await Promise.all([getBuilds(names, values.dist, true), getLiveApi()]);
  const { by = currentUser(), loosen, again, 'over-budget': overBudget } = values;
  const { isNew, changes, entryPoints, ledger, untried } = await canIRelease(location, folders, {
    place,
    by,
    loosen,
    overBudget,
    again,
    api,
    signingKey: signingKeyOf(process.env),
  });
  if (!isNew) return printProgress(`yes, but ${place} already has this ${names.join(', ')}`);
  printProgress(`yes, ${names.join(', ')} can be released to ${place}`);
  printUntried(untried);
  printChanges(changes, ledger);
  printEntryPoints(entryPoints);
});
