import { remoteNames } from './remote-names.ts';

interface FoundPackages {
  found: string[];
  unknown: string[];
  /** What can be named. */
  known: string[];
}

/** The host and remotes that a command's arguments name, without duplicates; `deals` stands for `mfe-deals`. */
export function findPackages(given: readonly string[], root?: string): FoundPackages {
  const known = ['host', ...remoteNames(root)];
  const names = given.map((name) => known.find((each) => each === name || each === `mfe-${name}`) ?? name);
  return {
    found: [...new Set(names)].filter((name) => known.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
    known,
  };
}
