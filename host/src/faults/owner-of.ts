/** A version of a remote, or of the host. */
export interface Owner {
  remote: string;
  version: string;
}

/** The address of a released file: `/r/<name>/<version>/…`. */
const RELEASED = /\/r\/([\w-]+)\/([\w.-]+)\//g;

/**
 * Whose code a stack, or the URL of a script, belongs to: the remote that it names first, since the host's code above it works for the
 * remote; else the host. Undefined if it names no released file, as in code of a browser extension.
 */
export function ownerOf(stack: string): Owner | undefined {
  const owners = [...stack.matchAll(RELEASED)].map(([, remote = '', version = '']) => ({ remote, version }));
  return owners.find(({ remote }) => remote !== 'host') ?? owners[0];
}
