import { CONTRACT_VERSION, type ReleasedHost, type RemoteRelease } from './contract.ts';
import { RemoteError, type RemoteErrorCode } from './remote-errors.ts';

/** The modules that the host provides to remotes. */
export type Provided = Pick<ReleasedHost, 'provides' | 'exports' | 'entryPoints'>;

type Versions = Record<string, string>;
type Needed = Pick<RemoteRelease, 'requires' | 'uses' | 'entryPoints'>;

/**
 * Checks, before any code of a remote runs, that this host can run it. Returns the first reason why not.
 * Versions are compatible within a major: a remote built against React 19.3 runs with 19.4, never with 20. Of an entry point both its package
 * and its types have one.
 */
export function checkGates(
  name: string,
  release: RemoteRelease,
  provided: Provided,
): RemoteError | undefined {
  return allGates(name, release, provided)[0];
}

/** Every reason why a remote may not run with this host; a release reports all of them at once. */
export function allGates(
  name: string,
  { version, contract, ...release }: RemoteRelease,
  provided: Provided,
): RemoteError[] {
  const refusals: RemoteError[] = [];
  const refuse = (code: RemoteErrorCode, detail: string) =>
    refusals.push(new RemoteError(code, name, { version, detail }));

  if (contract !== CONTRACT_VERSION) refuse('HR-201', `remote: ${contract}, host: ${CONTRACT_VERSION}`);
  const { requires, uses, entryPoints } = unmetBy(provided, release);
  const refuseVersions = (unmet: Versions = {}, versions: Versions = {}) => {
    for (const [key, wanted] of Object.entries(unmet)) {
      const present = versions[key];
      if (present === undefined) refuse('HR-202', key);
      else refuse('HR-203', `${key}: remote wants ${wanted}, host has ${present}`);
    }
  };
  refuseVersions(requires, provided.provides);
  refuseVersions(entryPoints, provided.entryPoints);
  for (const [key, missing] of Object.entries(uses)) refuse('HR-204', `${key}: ${missing.join(', ')}`);
  return refusals;
}

/** The requirements of a remote that the host does not meet. The gates need no others, so pages do not get them. */
export function unmetBy(
  { provides, exports, entryPoints }: Provided,
  { requires, uses, entryPoints: checked }: Needed,
): Needed {
  const missing = Object.entries(uses).map(([key, wanted]): [string, string[]] => {
    // If there is no entry, the host is an older build, or lacks the entry point, which `requires` reports.
    const present = exports[key] ?? wanted;
    return [key, wanted.filter((each) => !present.includes(each))];
  });
  return {
    requires: unmetVersions(requires, provides),
    uses: Object.fromEntries(missing.filter(([, names]) => names.length > 0)),
    // If there are no versions, the host's set is older, or all are met.
    entryPoints: entryPoints && unmetVersions(checked, entryPoints),
  };
}

const unmetVersions = (wanted: Versions = {}, present: Versions): Versions =>
  Object.fromEntries(Object.entries(wanted).filter(([key, version]) => !satisfies(present[key], version)));

/** Whether `present` is in the caret range of `wanted`: the same major, and not older. `*` accepts any. */
export function satisfies(present: string | undefined, wanted: string): boolean {
  if (present === undefined) return false;
  if (wanted === '*') return true;
  const [a, b] = [numbersIn(present), numbersIn(wanted)];
  const differing = a.findIndex((each, index) => each !== b[index]);
  return differing !== 0 && (a[differing] ?? 0) >= (b[differing] ?? 0);
}

/** Major, minor and patch. */
const numbersIn = (version: string): number[] => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
