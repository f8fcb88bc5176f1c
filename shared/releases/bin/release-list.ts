#!/usr/bin/env node
import { history } from '../history.ts';
import { setIds } from '../pointer.ts';
import { openStore } from '../store/open-store.ts';
import { command } from '../tool/command.ts';
import { describeEntry } from '../tool/describe-entry.ts';
import { optionsOf } from '../tool/options.ts';
import { place } from '../tool/settings.ts';

const usage = `pnpm release:list    the last 20 moves, the newest first
  --all    every move there was
  --json   for programs`;

const options = () =>
  optionsOf(usage, {
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

await command(async () => {
  const { all, json, help } = options();
  if (help) return console.log(usage);
  const store = await openStore(place);
  const [entries, kept] = await Promise.all([history(store), setIds(store)]);
  const shown = (all ? entries : entries.slice(0, 20)).map((entry, index) => ({
    ...entry,
    current: index === 0,
    kept: kept.includes(entry.set),
  }));
  if (json) return console.log(JSON.stringify(shown, null, 2));
  if (shown.length === 0) return console.log(`Nothing has been released into ${store.address} yet.`);
  for (const entry of shown) console.log(describeEntry(entry));
  const left = entries.length - shown.length;
  if (left > 0) console.log(`and ${left} before (--all)`);
});
