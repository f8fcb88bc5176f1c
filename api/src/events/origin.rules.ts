/**
 * Whether a page of another site opens the socket. Browsers always name the origin of the page, other programs none.
 * @param hosts by which this server is reached: of the request, as a proxy in front forwards it, and of PUBLIC_URL.
 */
export function isForeign(origin: string | undefined, hosts: (string | undefined)[]): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const page = new URL(origin);
  // Read as an address of the same protocol, so that a port that goes without saying may be said.
  return !hosts.some((host) => {
    const own = `${page.protocol}//${host}`;
    return host && URL.canParse(own) && new URL(own).host === page.host;
  });
}
