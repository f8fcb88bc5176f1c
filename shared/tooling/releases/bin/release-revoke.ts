#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { ReleaseError } from '../release-error.ts';
import { revoke } from '../revoke/revoke.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import {
  FOREIGN_MOVE_OPTIONS,
  foreignMoveUsage,
  moveOf,
  parseOptions,
  usageOf,
} from '../tool/parse-options.ts';
import { printChanges, runCommand } from '../tool/run-command.ts';
import { location, tool } from '../tool/settings.ts';

const usage = usageOf(
  `${tool} release:revoke <package> [version]    default: the version that is current in production
  the version is not used again, in any place, and pages that are open leave it at once`,
  foreignMoveUsage('revokes it'),
);

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: FOREIGN_MOVE_OPTIONS,
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [name, wanted, ...more] = positionals;
  if (!name || more.length > 0) throw new ReleaseError(usage);
  const { version, places } = await revoke(location, {
    name,
    version: wanted,
    ...moveOf(values),
    api: await getLiveApi(),
  });
  printProgress(`${name} ${version} is revoked`);
  for (const { place, set, changes, rollout } of places) {
    printChanges(changes);
    if (rollout) printProgress(`the rollout of the set ${rollout.set} has ended`);
    printProgress(`the set ${set.id} is current in ${place}: open pages leave the version at once`);
  }
});
