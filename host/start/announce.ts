import { noteAddress } from './run-file.ts';
import { say } from './say.ts';
import { settings } from './settings.ts';

/** Says where the product is, to the tools of a release too, and who can sign in. */
export function announce(): void {
  noteAddress(settings.port);
  say('ready');
  console.log(`\n  Handover is at http://localhost:${settings.port}\n`);
  if (settings.seed !== 'demo') return;
  console.log('  Demo accounts, password Handover1:');
  for (const name of ['seller', 'buyer', 'rival', 'staff']) console.log(`    ${name}@handover.test`);
  console.log('');
}
