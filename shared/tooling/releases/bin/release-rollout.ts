#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { inPlace, placeNamed } from '../places/place.ts';
import { readCurrent } from '../pointer.ts';
import { ReleaseError } from '../release-error.ts';
import { parseShare } from '../rollout/as-rollout.ts';
import { moveRollout, type RolloutStep } from '../rollout/move-rollout.ts';
import { nextShare } from '../rollout/rollout.rules.ts';
import { readCounts } from '../rollout/stored-counts.ts';
import { openStore } from '../store/open-store.ts';
import { describeRollout } from '../tool/describe-rollout.ts';
import {
  FOREIGN_MOVE_OPTIONS,
  foreignMoveUsage,
  moveOf,
  parseOptions,
  usageOf,
} from '../tool/parse-options.ts';
import { runCommand } from '../tool/run-command.ts';
import { location, tool } from '../tool/settings.ts';

const usage = usageOf(
  `${tool} release:rollout          what is known about the set that a part of people have
${tool} release:rollout widen    gives it to more people, whatever is known about it
${tool} release:rollout stop     takes it back`,
  {
    '--share <percent>': 'widen: to this share; default: the next step',
    '--place <name>': 'of which place; default: production',
    ...foreignMoveUsage('does it'),
  },
);

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      share: { type: 'string' },
      place: { type: 'string' },
      ...FOREIGN_MOVE_OPTIONS,
    },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [action = 'status', ...more] = positionals;
  if (!['status', 'widen', 'stop'].includes(action) || more.length > 0) throw new ReleaseError(usage);
  const store = inPlace(await openStore(location), placeNamed(values.place));
  const { rollout } = await readCurrent(store);
  if (!rollout) throw new ReleaseError('No rollout runs. One begins with pnpm release <remote> --canary 5%.');
  if (action === 'status') return console.log(describeRollout(rollout, await readCounts(store, rollout.id)));
  const wanted = values.share === undefined ? undefined : parseShare(values.share);
  const { note: why, emergency, by, onWait } = moveOf(values);
  const done = await moveRollout(store, {
    by,
    onWait,
    person: { by, emergency },
    next: ({ share }) => ({
      ...(action === 'stop' ? { action } : { action: 'widen', share: wanted ?? nextShare(share) }),
      ...(why && { why }),
    }),
  });
  if (!done) throw new ReleaseError('The rollout has ended meanwhile.');
  printProgress(told(rollout.set, done));
});

function told(set: string, step: RolloutStep): string {
  if (step.action === 'stop') return `the set ${set} is taken back, from the next visit on`;
  return step.share < 100 ? `${step.share} % of people get the set ${set}` : `the set ${set} is current`;
}
