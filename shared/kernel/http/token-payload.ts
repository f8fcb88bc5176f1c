/** The payload of a JWT, unverified; undefined for what can't be read. */
export function tokenPayload(token: string | undefined): { sub?: unknown; exp?: unknown } | undefined {
  const payload = token?.split('.')[1];
  try {
    return payload && JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
