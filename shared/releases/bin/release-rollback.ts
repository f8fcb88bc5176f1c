#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { placeNamed } from '../places/place.ts';
import { ReleaseError } from '../release-error.ts';
import { rollback } from '../rollback.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import { MOVE_OPTIONS, moveOf, moveUsage, parseOptions, usageOf } from '../tool/parse-options.ts';
import { printChanges, runCommand } from '../tool/run-command.ts';
import { location } from '../tool/settings.ts';

const usage = usageOf('pnpm release:rollback [set]    default: the set before the current one', {
  '--place <name>': 'which place goes back; default: production',
  ...moveUsage('rolls back'),
});

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      place: { type: 'string' },
      ...MOVE_OPTIONS,
    },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [to, ...more] = positionals;
  if (more.length > 0) throw new ReleaseError(`Give at most one set.\n${usage}`);
  const { set, changes } = await rollback(location, {
    place: placeNamed(values.place),
    ...moveOf(values),
    api: await getLiveApi(),
    ...(to && { to }),
  });
  printChanges(changes);
  printProgress(`the set ${set.id} is current again, and served from the next visit on`);
});
