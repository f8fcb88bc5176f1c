import { printProgress } from '@handover/tooling/command';
import { checkPort, checkSettings } from './checks.ts';
import { clearLeftovers, recordPid } from './run-file.ts';
import { settings } from './settings.ts';

/** Checks everything before a build or a start, and claims the data folder for this run. */
export async function prepare(): Promise<void> {
  printProgress(`Handover: data in ${settings.dataDir}`);
  await checkSettings();
  await clearLeftovers();
  await checkPort();
  recordPid('start', process.pid);
}
