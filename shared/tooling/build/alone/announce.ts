import { printProgress } from '../command/index.ts';
import type { AloneSettings } from './settings.ts';

/** Prints the address and what can be done there. */
export function announce(
  { name, against, live, record, replay, seed, databaseUrl }: AloneSettings,
  port: number,
) {
  printProgress('ready');
  console.log(`\n  ${name} is at http://localhost:${port}\n`);
  console.log('  Changes show as you save. The panel on the page sets user, language and theme,');
  console.log('  pushes messages, delays or fails calls, and expires tokens.');
  if (record !== null)
    console.log(`  What passes to and from the api is written to ${record}, without secrets.`);
  if (replay !== null) console.log(`  Calls are answered as recorded in ${replay}; there is no api.`);
  if (against)
    console.log(
      `  Calls go to ${against}: what you do there is real, and signing in takes an account there.`,
    );
  if (live.length > 0) console.log(`  From there come ${live.join(', ')}, too, in their live versions.`);
  if (replay === null && !against) {
    if (seed === 'demo')
      console.log('  Demo accounts: seller, buyer, rival, staff @handover.test, password Handover1.');
    console.log(
      databaseUrl ? '  The database is that of DATABASE_URL.' : '  The database is deleted at the end.',
    );
  }
  console.log('  Ctrl-C ends it.\n');
}
