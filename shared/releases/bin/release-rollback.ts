#!/usr/bin/env node
import { ReleaseError } from '../release-error.ts';
import { rollback } from '../rollback.ts';
import { askLiveApi } from '../tool/ask-live-api.ts';
import { command, say, sayWaiting, seconds } from '../tool/command.ts';
import { optionsOf } from '../tool/options.ts';
import { place, who } from '../tool/settings.ts';

const usage = `pnpm release:rollback [set]    without a set: to the one before the current one
  --by <who>      whose decision it is; else the user, or in CI who set it off
  --note <text>   why, for the history`;

const options = () =>
  optionsOf(usage, {
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

await command(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [to, ...more] = positionals;
  if (more.length > 0) throw new ReleaseError(`One set at most.\n${usage}`);
  const { set, changes } = await rollback(place, {
    by: values.by ?? who(),
    onWait: sayWaiting,
    api: await askLiveApi(),
    ...(to && { to }),
    ...(values.note && { note: values.note }),
  });
  for (const { name, from, to: version } of changes)
    say(`  ${name}  ${from ?? 'none'} -> ${version ?? 'none'}`);
  say(`the set ${set.id} is current again, after ${seconds()} s; who comes now gets it`);
});
