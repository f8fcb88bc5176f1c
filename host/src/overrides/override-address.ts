const ADDRESS = /^(?:http:\/\/localhost:)?([1-9]\d{0,4})\/?$/;
const LAST_PORT = 65_535;

/**
 * The only kind of address that a build may come from: `http://localhost:<port>`, or its port alone. Matched as a text, so
 * that there is nothing to find between what we read and what a browser reads. `undefined` for all else.
 */
export function overrideAddress(text: string): string | undefined {
  const port = Number(ADDRESS.exec(text.trim())?.[1]);
  return port <= LAST_PORT ? `http://localhost:${port}` : undefined;
}
