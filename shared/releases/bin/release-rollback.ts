#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { placeNamed } from '../places/place.ts';
import { ReleaseError } from '../release-error.ts';
import { rollback } from '../rollback.ts';
import { getLiveApi } from '../tool/get-live-api.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { printChanges, printWaiting, runCommand } from '../tool/run-command.ts';
import { currentUser, location } from '../tool/settings.ts';

const usage = `pnpm release:rollback [set]    default: the set before the current one
  --place <name>  which place goes back; default: production
  --by <name>     who rolls back; default: the user, or in CI who triggered it
  --note <text>   the reason, for the history`;

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      place: { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [to, ...more] = positionals;
  if (more.length > 0) throw new ReleaseError(`Give at most one set.\n${usage}`);
  const { set, changes } = await rollback(location, {
    place: placeNamed(values.place),
    by: values.by ?? currentUser(),
    onWait: printWaiting,
    api: await getLiveApi(),
    ...(to && { to }),
    ...(values.note && { note: values.note }),
  });
  printChanges(changes);
  printProgress(`the set ${set.id} is current again, and served from the next visit on`);
});
