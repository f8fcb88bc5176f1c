#!/usr/bin/env node
import { inPlace, placeNamed } from '../places/place.ts';
import { readCurrent, readSet } from '../pointer.ts';
import { previewToken } from '../previews/preview.ts';
import { ReleaseError } from '../release-error.ts';
import { openStore } from '../store/open-store.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { runCommand } from '../tool/run-command.ts';
import { location, publicAddress, tool } from '../tool/settings.ts';

const HOUR_MS = 3_600_000;
const MAX_HOURS = 14 * 24;

const usage = `${tool} release:preview <place or set>    prints a link that opens this set for whoever has it
  --hours <number>   when it ends; default: 48, at most ${MAX_HOURS}`;

const options = () =>
  parseOptions(usage, {
    allowPositionals: true,
    options: { hours: { type: 'string', default: '48' }, help: { type: 'boolean', default: false } },
  });

await runCommand(async () => {
  const { values, positionals } = options();
  if (values.help) return console.log(usage);
  const [wanted, ...more] = positionals;
  const hours = Number(values.hours);
  if (!wanted || more.length > 0 || !(hours > 0 && hours <= MAX_HOURS)) throw new ReleaseError(usage);
  const store = await openStore(location);
  // The id of a set begins with digits, which no place does.
  const set = /^\d/.test(wanted)
    ? await readSet(store, wanted)
    : (await readCurrent(inPlace(store, placeNamed(wanted)))).set;
  if (!set)
    throw new ReleaseError(
      `There is no set or place ${wanted}. See ${tool} release:places and release:list.`,
    );
  const token = await previewToken(location, set.id, Date.now() + hours * HOUR_MS);
  console.log(`${publicAddress()}/preview/${token}`);
});
