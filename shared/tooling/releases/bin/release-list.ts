#!/usr/bin/env node
import { history } from '../history/history.ts';
import { inPlace, placeNamed } from '../places/place.ts';
import { readCurrent, setIds } from '../pointer.ts';
import { openStore } from '../store/open-store.ts';
import { describeEntry } from '../tool/describe-entry.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { readFigures } from '../tool/read-figures.ts';
import { runCommand } from '../tool/run-command.ts';
import { currentUser, location, tool } from '../tool/settings.ts';
import { tellEmergencies } from '../tool/tell-emergencies.ts';

const usage = `${tool} release:list    the last 20 releases and rollbacks, newest first
  --place <name>   of which place; default: production
  --all            all of them
  --metrics <url>  of a gateway, such as http://127.0.0.1:9100/metrics: adds failures and cost of each version;
                   once for each gateway
  --json           as JSON`;

const options = () =>
  parseOptions(usage, {
    options: {
      place: { type: 'string' },
      metrics: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

await runCommand(async () => {
  const { place, metrics, all, json, help } = options();
  if (help) return console.log(usage);
  const store = inPlace(await openStore(location), placeNamed(place));
  const [entries, kept, figuresOf, { set, rollout }] = await Promise.all([
    history(store),
    setIds(store),
    readFigures(metrics),
    readCurrent(store),
  ]);
  const newest = entries.find((entry) => entry.set === set?.id);
  const shown = (all ? entries : entries.slice(0, 20)).map((entry, index) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      const figures = change.to && figuresOf(change.name, change.to);
      return { ...change, ...(figures && { figures }) };
    }),
    current: entry === newest,
    // While it runs, nothing else is released.
    ...(index === 0 && rollout && { onTrial: rollout.share }),
    kept: kept.includes(entry.set),
  }));
  if (json) return console.log(JSON.stringify(shown, null, 2));
  await tellEmergencies(store, currentUser());
  if (shown.length === 0) return console.log(`Nothing has been released to ${place ?? store.address} yet.`);
  for (const entry of shown) console.log(describeEntry(entry, figuresOf));
  const left = entries.length - shown.length;
  if (left > 0) console.log(`and ${left} earlier ones (--all)`);
});
