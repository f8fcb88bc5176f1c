#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { withLease } from '../lease/lease.ts';
import { inPlace, placeNamed, placesOf, removePlace } from '../places/place.ts';
import { readCurrent } from '../pointer.ts';
import { openStore } from '../store/open-store.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { printWaiting, runCommand } from '../tool/run-command.ts';
import { currentUser, location, tool } from '../tool/settings.ts';

const usage = `${tool} release:places      every place and its current set
  --remove <place>   removes a place, such as that of a merged branch`;

const options = () =>
  parseOptions(usage, {
    options: { remove: { type: 'string' }, help: { type: 'boolean', default: false } },
  }).values;

await runCommand(async () => {
  const { remove, help } = options();
  if (help) return console.log(usage);
  const store = await openStore(location);
  if (remove !== undefined) {
    const place = placeNamed(remove);
    const purpose = `removes the place ${place}`;
    await withLease(store, { who: currentUser(), purpose, onWait: printWaiting }, () =>
      removePlace(store, place),
    );
    return printProgress(`${place} is removed; its versions go with retention`);
  }
  for (const place of await placesOf(store)) {
    const { set, entry } = await readCurrent(inPlace(store, place));
    if (set) console.log(`${place}  ${set.id}${entry ? `  by ${entry.by}, ${entry.at}` : ''}`);
  }
});
