const ADDRESS = /^(?:http:\/\/localhost:)?([1-9]\d{0,4})\/?$/;
const LAST_PORT = 65_535;

/**
 * The only addresses a build may come from: `http://localhost:<port>`, or just the port. Matched by a regular
 * expression instead of a URL parser, whose reading might differ from the browser's. `undefined` for anything else.
 */
export function overrideAddress(text: string): string | undefined {
  const port = Number(ADDRESS.exec(text.trim())?.[1]);
  return port <= LAST_PORT ? `http://localhost:${port}` : undefined;
}

const RELEASED = /^\/r\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)$/;

/** The address of a released version of a remote, on the product's own origin. */
export const releasedAddress = (remote: string, version: string): string => `/r/${remote}/${version}`;

/** The remote and version at the address of a released version. */
export function releasedAt(address: string): { remote: string; version: string } | undefined {
  const [, remote, version] = RELEASED.exec(address) ?? [];
  return remote && version ? { remote, version } : undefined;
}
