#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { printProgress } from '../../build/command/index.ts';
import { addKey, removeKey } from '../ownership/change-owners.ts';
import { ReleaseError } from '../release-error.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { runCommand } from '../tool/run-command.ts';
import { location, tool } from '../tool/settings.ts';

const usage = `${tool} release:key <package>    makes a key by which the releases of this package are signed from now on
  --out <file>      where the private key goes; default: ~/.config/handover/<package>.<id>.pem
  --remove <id>     takes a key away; ${tool} release:owners has the ids
  --unsigned        the last one, too: releases need no signature then`;

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      remove: { type: 'string' },
      unsigned: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new ReleaseError(usage);
  if (values.remove) {
    await removeKey(location, name, values.remove, values);
    return printProgress(`${name}: the key ${values.remove} counts no more`);
  }
  let file = '';
  await addKey(location, name, ({ id, pem }) => {
    file = values.out
      ? resolve(process.env.INIT_CWD ?? process.cwd(), values.out)
      : join(homedir(), '.config/handover', `${name}.${id}.pem`);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  });
  printProgress(`${name}: releases are signed from now on. Release with RELEASE_KEY=${file}`);
});
