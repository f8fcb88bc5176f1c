import { CONTRACT_VERSION, type RemoteRelease } from './contract.ts';
import { RemoteError } from './remote-errors.ts';

/** What the host has: import specifier -> version. */
export type Provided = Readonly<Record<string, string>>;

/**
 * Decides, before any code of a remote runs, whether it may. Returns the reason why not.
 * Versions are compared by major: a remote built against React 19.3 runs with 19.4, never with 20.
 */
export function checkGates(
  name: string,
  release: RemoteRelease,
  provided: Provided,
): RemoteError | undefined {
  const { version } = release;
  if (release.contract !== CONTRACT_VERSION) {
    const detail = `remote: ${release.contract}, host: ${CONTRACT_VERSION}`;
    return new RemoteError('HR-201', name, { version, detail });
  }
  for (const [key, wanted] of Object.entries(release.requires)) {
    const present = provided[key];
    if (present === undefined) return new RemoteError('HR-202', name, { version, detail: key });
    if (!satisfies(present, wanted)) {
      const detail = `${key}: remote wants ${wanted}, host has ${present}`;
      return new RemoteError('HR-203', name, { version, detail });
    }
  }
  return undefined;
}

/** A caret range on the dotted version `wanted`: the same major, and not older. `*` takes any. */
export function satisfies(present: string, wanted: string): boolean {
  if (wanted === '*') return true;
  const [a, b] = [parts(present), parts(wanted)];
  if (a[0] !== b[0]) return false;
  return a[1] === b[1] ? a[2] >= b[2] : a[1] > b[1];
}

function parts(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  return [major, minor, patch];
}
