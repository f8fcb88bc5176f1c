#!/usr/bin/env node
import { setTeam, transfer } from '../ownership/change-owners.ts';
import { OWNED_KINDS, type OwnedKind, readOwners } from '../ownership/owners.ts';
import { readCurrent } from '../pointer.ts';
import { ReleaseError } from '../release-error.ts';
import { openStore } from '../store/open-store.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { runCommand } from '../tool/run-command.ts';
import { location, tool } from '../tool/settings.ts';

const usage = `${tool} release:owners                     what belongs to which remote, and who may release it
  --transfer <kind> <name> <remote>   gives a name to another remote; kinds: ${OWNED_KINDS.join(', ')}
  --team <remote> [person…]           who may release it; nobody named: anybody`;

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: {
      transfer: { type: 'boolean', default: false },
      team: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

const isKind = (kind: string): kind is OwnedKind => OWNED_KINDS.some((each) => each === kind);

async function print(): Promise<void> {
  const store = await openStore(location);
  const { owners } = await readOwners(store, (await readCurrent(store)).set);
  for (const [remote, own] of Object.entries(owners)) {
    console.log(`${remote}${own.team.length > 0 ? `, released by ${own.team.join(', ')}` : ''}`);
    for (const kind of OWNED_KINDS)
      if (own[kind].length > 0) console.log(`    ${kind}: ${own[kind].join(', ')}`);
    const keys = Object.keys(own.keys);
    if (keys.length > 0) console.log(`    signed with a key of: ${keys.join(', ')}`);
  }
}

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [first = '', name = '', to = ''] = positionals;
  if (values.transfer) {
    if (!isKind(first) || !name || !to || positionals.length > 3) throw new ReleaseError(usage);
    await transfer(location, first, name, to);
  }
  if (values.team) {
    if (!first) throw new ReleaseError(usage);
    await setTeam(location, first, positionals.slice(1));
  }
  await print();
});
