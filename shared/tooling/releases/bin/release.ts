#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { inWorkspace } from '../../build/workspace/index.ts';
import { inPlace, PRODUCTION, placeNamed } from '../places/place.ts';
import { release } from '../release.ts';
import { ReleaseError } from '../release-error.ts';
import { retentionOf } from '../retention/retention.ts';
import { type CanaryOptions, parseShare } from '../rollout/as-rollout.ts';
import { openStore } from '../store/open-store.ts';
import { getBuilds } from '../tool/get-builds.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import { packageNames } from '../tool/package-names.ts';
import {
  AGAIN_OPTION,
  againUsage,
  MOVE_OPTIONS,
  moveOf,
  moveUsage,
  parseOptions,
  usageOf,
} from '../tool/parse-options.ts';
import { printChanges, printEntryPoints, printUntried, runCommand } from '../tool/run-command.ts';
import { location } from '../tool/settings.ts';
import { signingKeyOf } from '../tool/signing-key-of.ts';
import { tellEmergencies } from '../tool/tell-emergencies.ts';

const usage = usageOf('pnpm release <remote>… [host]', {
  '--dist <folder>': 'publishes this build, such as one from CI, instead of building',
  '--skip-tests': 'skips types and tests; recorded in the history',
  '--remove': 'takes the named remotes out of the set',
  '--canary <share>': `only this share of people get it at first, such as 5%; it is widened while nothing is found against it, else
taken back, by the gateways: pnpm release:rollout`,
  '--people <n>': 'canary: so many of them have to have used it before it is widened; default: 500',
  '--minutes <n>': 'canary: it is not widened sooner; default: 30',
  '--loosen': 'lets pages be open to more people than before',
  '--over-budget': 'lets it weigh more than its remote.json allows',
  '--place <name>': 'where it becomes current, such as staging or pr-123; default: production',
  ...againUsage,
  ...moveUsage('releases'),
});

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      'skip-tests': { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      canary: { type: 'string' },
      people: { type: 'string' },
      minutes: { type: 'string' },
      loosen: { type: 'boolean', default: false },
      'over-budget': { type: 'boolean', default: false },
      place: { type: 'string' },
      ...AGAIN_OPTION,
      ...MOVE_OPTIONS,
    },
  });

interface CanaryValues {
  canary?: string;
  people?: string;
  minutes?: string;
}

function canaryOf({ canary, people, minutes }: CanaryValues): CanaryOptions | undefined {
  if (canary === undefined) {
    if (people ?? minutes) throw new ReleaseError(`--people and --minutes are for --canary.\n${usage}`);
    return undefined;
  }
  return {
    share: parseShare(canary),
    ...(people && { people: Number(people) }),
    ...(minutes && { minutes: Number(minutes) }),
  };
}

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  if (inWorkspace && positionals.length === 0) throw new ReleaseError(usage);
  // A removed remote may have no folder any more.
  const place = placeNamed(values.place);
  const canary = canaryOf(values);
  const key = signingKeyOf(process.env);
  const names = values.remove ? [] : packageNames(positionals);
  const store = await openStore(location);
  await tellEmergencies(inPlace(store, place), moveOf(values).by);
  const limitation = await store.limitation();
  if (limitation) printProgress(limitation);
  const [{ folders, ...tested }, api] = await Promise.all([
    values.remove ? { folders: [] } : getBuilds(names, values.dist, values['skip-tests']),
    getLiveApi(),
  ]);
  const { set, isNew, changes, entryPoints, ledger, untried } = await release(location, folders, {
    place,
    ...moveOf(values),
    retention: retentionOf(process.env),
    api,
    loosen: values.loosen,
    overBudget: values['over-budget'],
    canary,
    signingKey: key,
    ...(values.remove ? { remove: positionals } : tested),
  });
  if (!isNew)
    return printProgress(
      `nothing new: the set ${set.id} already has this ${(values.remove ? positionals : names).join(', ')}`,
    );
  const against = [`host ${set.host.version}`, ...(api ? [`api ${api.version} at ${api.address}`] : [])];
  printProgress(`checked against ${against.join(' and ')}`);
  printUntried(untried);
  printChanges(changes, ledger);
  printEntryPoints(entryPoints);
  const where = place === PRODUCTION ? '' : ` in ${place}`;
  printProgress(
    canary
      ? `${canary.share} % of people get the set ${set.id}${where}: pnpm release:rollout`
      : `the set ${set.id} is current${where}`,
  );
});
