#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { placeNamed } from '../places/place.ts';
import { promote } from '../places/promote.ts';
import { ReleaseError } from '../release-error.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import {
  AGAIN_OPTION,
  againUsage,
  FOREIGN_MOVE_OPTIONS,
  foreignMoveUsage,
  moveOf,
  parseOptions,
  usageOf,
} from '../tool/parse-options.ts';
import { printChanges, runCommand } from '../tool/run-command.ts';
import { location, tool } from '../tool/settings.ts';

const usage = usageOf(
  `${tool} release:promote <place> [package…]    makes what is current in a place current in production; packages: only their versions`,
  {
    '--to <place>': 'another target',
    '--loosen': 'lets pages be open to more people than before',
    ...againUsage,
    ...foreignMoveUsage('promotes'),
  },
);

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      loosen: { type: 'boolean', default: false },
      ...AGAIN_OPTION,
      ...FOREIGN_MOVE_OPTIONS,
    },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [from, ...names] = positionals;
  const to = placeNamed(values.to);
  if (!from || from === to) throw new ReleaseError(usage);
  const { set, changes } = await promote(location, {
    from: placeNamed(from),
    to,
    names,
    ...moveOf(values),
    loosen: values.loosen,
    api: await getLiveApi(),
  });
  if (changes.length === 0) return printProgress(`nothing new: ${to} already has this`);
  printChanges(changes);
  printProgress(`the set ${set.id} is current in ${to}`);
});
