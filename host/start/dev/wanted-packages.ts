import { remoteNames } from '@handover/shared/build/workspace';
import { StartError } from '../settings.ts';

/** The packages that the arguments name, `deals` for `mfe-deals`; each once. */
export function wantedPackages(given: string[]): string[] {
  const known = ['host', ...remoteNames()];
  const wanted = given.map((name) => {
    const found = known.find((each) => each === name || each === `mfe-${name}`);
    if (!found) throw new StartError(`There is no “${name}”. To choose from: ${known.join(', ')}`);
    return found;
  });
  return [...new Set(wanted)];
}
