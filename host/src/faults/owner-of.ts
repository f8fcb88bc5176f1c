/** A version of a remote, or of the host. */
export interface Owner {
  remote: string;
  version: string;
}

/** The address of a released file: `/r/<name>/<version>/…`. */
const RELEASED = /\/r\/([\w-]+)\/([\w.-]+)\//g;

/**
 * The owner of the code in a stack, or of a script's URL: the remote that is named first, since the host's code above
 * it works for the remote; else the host. Undefined if no released file is named, as in code of a browser extension.
 */
export function ownerOf(stack: string): Owner | undefined {
  const owners = [...stack.matchAll(RELEASED)].map(([, remote = '', version = '']) => ({ remote, version }));
  return owners.find(({ remote }) => remote !== 'host') ?? owners[0];
}
