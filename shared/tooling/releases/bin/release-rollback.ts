#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { versionsOf } from '../compose/changes.ts';
import { inPlace, placeNamed } from '../places/place.ts';
import { readCurrent } from '../pointer.ts';
import { ReleaseError } from '../release-error.ts';
import { rollback } from '../rollback.ts';
import { openStore } from '../store/open-store.ts';
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
  `${tool} release:rollback <package> [version]    it alone goes back; default: to the version before
${tool} release:rollback [set]                  all goes back; default: to the set before the current one`,
  {
    '--place <name>': 'which place goes back; default: production',
    '--loosen': 'of a package: lets pages be open to more people than now',
    ...foreignMoveUsage('rolls back'),
  },
);

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      place: { type: 'string' },
      loosen: { type: 'boolean', default: false },
      ...FOREIGN_MOVE_OPTIONS,
    },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const place = placeNamed(values.place);
  const [first, second, ...more] = positionals;
  const { set: current } = await readCurrent(inPlace(await openStore(location), place));
  const isPackage = first !== undefined && versionsOf(current)[first] !== undefined;
  if (more.length > 0 || (second && !isPackage)) throw new ReleaseError(usage);
  const { set, changes } = await rollback(location, {
    place,
    ...(isPackage ? { name: first, to: second } : { to: first }),
    ...moveOf(values),
    loosen: values.loosen,
    api: await getLiveApi(),
  });
  printChanges(changes);
  printProgress(
    `the set ${set.id} is current${isPackage ? '' : ' again'}, and served from the next visit on`,
  );
});
