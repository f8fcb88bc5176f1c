import { findPackages } from '@handover/tooling/workspace';
import { StartError } from '../settings.ts';

/** The packages that the arguments of `pnpm dev` name. */
export function wantedPackages(given: string[]): string[] {
  const { found, unknown, known } = findPackages(given);
  if (unknown.length > 0)
    throw new StartError(`There is no “${unknown.join('”, “')}”. Choose from:  ${known.join(', ')}`);
  return found;
}
