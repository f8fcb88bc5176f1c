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
  { version, contract, ...release }: RemoteRelease,
  provided: Provided,
): RemoteError[] {
  const refusals: RemoteError[] = [];
  const refuse = (code: RemoteErrorCode, detail: string) =>
    refusals.push(new RemoteError(code, name, { version, detail }));

  if (contract !== CONTRACT_VERSION) refuse('HR-201', `remote: ${contract}, host: ${CONTRACT_VERSION}`);
  const { requires, uses } = unmetBy(provided, release);
  for (const [key, wanted] of Object.entries(requires)) {
    const present = provided.provides[key];
    if (present === undefined) refuse('HR-202', key);
    else refuse('HR-203', `${key}: remote wants ${wanted}, host has ${present}`);
  }
  for (const [key, missing] of Object.entries(uses)) refuse('HR-204', `${key}: ${missing.join(', ')}`);
  return refusals;
}

/** What a remote requires and the host lacks. It is all that the gates need: of what is met, pages need not hear. */
export function unmetBy(
  { provides, exports }: Provided,
  { requires, uses }: Pick<RemoteRelease, 'requires' | 'uses'>,
): Pick<RemoteRelease, 'requires' | 'uses'> {
  const isMet = ([key, wanted]: [string, string]) => {
    const present = provides[key];
    return present !== undefined && satisfies(present, wanted);
  };
  const missing = Object.entries(uses).map(([key, wanted]): [string, string[]] => {
    // Without an entry the host is of an older build, or lacks the entry point, which is told by `requires`.
    const present = exports[key];
    return [key, present ? wanted.filter((each) => !present.includes(each)) : []];
  });
  return {
    requires: Object.fromEntries(Object.entries(requires).filter((each) => !isMet(each))),
    uses: Object.fromEntries(missing.filter(([, names]) => names.length > 0)),
  };
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
