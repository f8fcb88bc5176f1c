import { printProgress } from '@handover/tooling/command';
import { recordAddress } from './run-file.ts';
import { settings } from './settings.ts';

/** Prints the address and the demo accounts, and records the address for the release tools. */
export function announce(): void {
  recordAddress(settings.port);
  printProgress('ready');
  console.log(`\n  Handover is at http://localhost:${settings.port}\n`);
  if (!process.env.SMTP_URL)
    console.log(`  Mails, such as the link that confirms a new account: ${settings.dataDir}/outbox\n`);
  if (settings.seed !== 'demo') return;
  console.log('  Demo accounts, password Handover1:');
  // In public the staff account has a password of its own, which the api has printed once.
  const names = [
    'seller',
    'buyer',
    'rival',
    'adviser',
    'colleague',
    ...(settings.demoInPublic ? [] : ['staff']),
  ];
  for (const name of names) console.log(`    ${name}@handover.test`);
  console.log('');
}
