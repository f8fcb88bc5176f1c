#!/usr/bin/env node
import { printProgress } from '../../build/command/index.ts';
import { checkStore } from '../check/check-store.ts';
import { ReleaseError } from '../release-error.ts';
import { openStore } from '../store/open-store.ts';
import { describeFindings } from '../tool/describe-findings.ts';
import { parseOptions } from '../tool/parse-options.ts';
import { runCommand } from '../tool/run-command.ts';
import { location, tool } from '../tool/settings.ts';

const usage = `${tool} release:check   names every file of the release store that is damaged or missing, what follows from it, and what can be done`;

await runCommand(async () => {
  const { values } = parseOptions(usage, { options: { help: { type: 'boolean', default: false } } });
  if (values.help) return console.log(usage);
  const store = await openStore(location);
  const findings = await checkStore(store);
  if (findings.length > 0) throw new ReleaseError(describeFindings(findings));
  printProgress(`${store.address} is complete`);
});
