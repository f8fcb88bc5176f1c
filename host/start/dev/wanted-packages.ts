import { remoteNames } from '@handover/shared/build/workspace';
import { StartError } from '../settings.ts';

/** The packages that the arguments name, without duplicates; `deals` stands for `mfe-deals`. */
export function wantedPackages(given: string[]): string[] {
  const known = ['host', ...remoteNames()];
  const wanted = given.map((name) => {
    const found = known.find((each) => each === name || each === `mfe-${name}`);
    if (!found) throw new StartError(`There is no “${name}”. Choose from:  ${known.join(', ')}`);
    return found;
  });
  return [...new Set(wanted)];
}
