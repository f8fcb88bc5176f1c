/**
 * Whether a page of another site opens the socket. Browsers always send the origin of the page, other clients send
 * none.
 * @param hosts the names of this server: the request's, a proxy's forwarded one, and that of PUBLIC_URL.
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
