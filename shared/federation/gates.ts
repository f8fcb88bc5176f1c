import { CONTRACT_VERSION, type ReleasedHost, type RemoteRelease } from './contract.ts';
import { RemoteError, type RemoteErrorCode } from './remote-errors.ts';

/** The modules that the host provides to remotes. */
export type Provided = Pick<ReleasedHost, 'provides' | 'exports'>;

/**
 * Checks, before any code of a remote runs, that this host can run it. Returns the first reason why not.
 * Versions are compatible within a major: a remote built against React 19.3 runs with 19.4, never with 20.
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
  { version, contract, requires, uses }: RemoteRelease,
  { provides, exports }: Provided,
): RemoteError[] {
  const refusals: RemoteError[] = [];
  const refuse = (code: RemoteErrorCode, detail: string) =>
    refusals.push(new RemoteError(code, name, { version, detail }));

  if (contract !== CONTRACT_VERSION) refuse('HR-201', `remote: ${contract}, host: ${CONTRACT_VERSION}`);
  for (const [key, wanted] of Object.entries(requires)) {
    const present = provides[key];
    if (present === undefined) refuse('HR-202', key);
    else if (!satisfies(present, wanted))
      refuse('HR-203', `${key}: remote wants ${wanted}, host has ${present}`);
  }
  for (const [key, wanted] of Object.entries(uses)) {
    // Without an entry the host is of an older build, or the entry point has been refused above.
    const present = exports[key];
    const missing = present ? wanted.filter((each) => !present.includes(each)) : [];
    if (missing.length > 0) refuse('HR-204', `${key}: ${missing.join(', ')}`);
  }
  return refusals;
}

/** Whether `present` is in the caret range of `wanted`: the same major, and not older. `*` accepts any. */
export function satisfies(present: string, wanted: string): boolean {
  if (wanted === '*') return true;
  const [a, b] = [parsed(present), parsed(wanted)];
  if (a[0] !== b[0]) return false;
  return a[1] === b[1] ? a[2] >= b[2] : a[1] > b[1];
}

function parsed(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  return [major, minor, patch];
}
