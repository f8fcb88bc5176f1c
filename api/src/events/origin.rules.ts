/**
 * Whether the socket is opened by a page of another site. Browsers always send the origin of the page, other clients
 * none.
 * @param hosts under which this server is reached: the request's, a proxy's forwarded one, and that of
 * PUBLIC_URL.
 */
export function isCrossOrigin(origin: string | undefined, hosts: (string | undefined)[]): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const page = new URL(origin);
  // Parsed as a URL of the same protocol, so that an explicit default port makes no difference.
  return !hosts.some((host) => {
    const ownUrl = `${page.protocol}//${host}`;
    return host && URL.canParse(ownUrl) && new URL(ownUrl).host === page.host;
  });
}
