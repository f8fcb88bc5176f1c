export type ClamdAddress = { path: string } | { host: string; port: number };

/** Reads `host:port`, `[IPv6]:port` or `unix:/path`; null if it is none of these. */
export function clamdAddress(text: string): ClamdAddress | null {
  const path = /^unix:(\/.+)$/.exec(text)?.[1];
  if (path) return { path };
  const [, ip6, name, port] = /^(?:\[([\da-f:.]+)\]|([^\s:/[\]]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = ip6 ?? name;
  return host && Number(port) <= 65_535 ? { host, port: Number(port) } : null;
}
