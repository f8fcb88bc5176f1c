export type ClamdAddress = { path: string } | { host: string; port: number };

/** Reads `host:port`, `[IPv6]:port` or `unix:/path`; null if it is none of these. */
export function clamdAddress(text: string): ClamdAddress | null {
  const path = /^unix:(\/.+)$/.exec(text)?.[1];
  if (path) return { path };
  const [, ip6, name, port] = /^(?:\[([\da-f:.]+)\]|([^\s:/[\]]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = ip6 ?? name;
  return host && Number(port) <= 65_535 ? { host, port: Number(port) } : null;
}

/** The virus scanner of the settings; null without one. */
export function clamdOf({
  CLAMAV: text,
  CLAMAV_SECONDS: seconds,
}: {
  CLAMAV?: string | undefined;
  CLAMAV_SECONDS: number;
}) {
  if (!text) return null;
  const address = clamdAddress(text);
  if (!address) throw new Error(`Setting CLAMAV is not valid: ${text} is neither host:port nor unix:/path`);
  return { address, seconds };
}
