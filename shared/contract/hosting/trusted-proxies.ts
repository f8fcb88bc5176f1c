import { BlockList, isIP } from 'node:net';

/** Names of address ranges in TRUSTED_PROXIES. */
const RANGES: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * The proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Request-Id` headers are trusted: a comma-separated
 * list of addresses, networks (`10.1.0.0/16`, `2001:db8::/32`) and the names above. An empty list trusts nobody.
 */
export function trustedProxies(list: string): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  const entries = list.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean).flatMap((word) => RANGES[word] ?? word)) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (!family || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
      throw new Error(`TRUSTED_PROXIES: ${entry} is neither an address nor a network`);
    trusted.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const family = isIP(address ?? '');
    return family !== 0 && trusted.check(address as string, family === 6 ? 'ipv6' : 'ipv4');
  };
}
