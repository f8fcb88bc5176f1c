#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { checkStore, repairStore } from '../check/check-store.ts';
import { withLease } from '../lease/lease.ts';
import { ReleaseError } from '../release-error.ts';
import { openStore } from '../store/open-store.ts';
import { describeFindings } from '../tool/describe-findings.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { printWaiting, runCommand } from '../tool/run-command.ts';
import { currentUser, location, tool } from '../tool/settings.ts';

const usage = `${tool} release:repair   rebuilds what can be rebuilt of the release store, and names what is left`;

await runCommand(async () => {
  const { values } = parseOptions(usage, { options: { help: { type: 'boolean', default: false } } });
  if (values.help) return console.log(usage);
  const store = await openStore(location);
  const lease = { who: currentUser(), purpose: 'repairs the store', onWait: printWaiting };
  const done = await withLease(store, lease, () => repairStore(store));
  for (const line of done) printProgress(line);
  const left = await checkStore(store);
  if (left.length > 0) throw new ReleaseError(describeFindings(left));
  printProgress(done.length > 0 ? `${store.address} is complete again` : 'there is nothing to repair');
});
