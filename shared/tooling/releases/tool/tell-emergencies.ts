import { printProgress } from '../../build/command/index.ts';
import { untoldEmergencies } from '../ownership/teams.ts';
import { readCurrent } from '../pointer.ts';
import type { Store } from '../store/store.ts';

/** Tells a person what others have moved of their packages in an emergency. */
export async function tellEmergencies(store: Store, person: string): Promise<void> {
  const { set } = await readCurrent(store);
  for (const { at, by, action, changes, revoked, emergency } of await untoldEmergencies(store, set, person)) {
    const what = revoked
      ? [`${revoked.name} ${revoked.version}`]
      : changes.map(({ name, from, to }) => `${name} ${from ?? 'none'} -> ${to ?? 'none'}`);
    printProgress(`told to your team: ${action} by ${by} in an emergency, ${at}: ${emergency}`);
    for (const line of what) printProgress(`  ${line}`);
  }
}
