import { checkPort, checkSettings } from './checks.ts';
import { clearLeftovers, note } from './run-file.ts';
import { say } from './say.ts';
import { settings } from './settings.ts';

/** All that is to be right before anything is built or started; from here on the data folder is ours. */
export async function prepare(): Promise<void> {
  say(`Handover: data in ${settings.dataDir}`);
  await checkSettings();
  await clearLeftovers();
  await checkPort();
  note('start', process.pid);
}
