import { isIPv6 } from 'node:net';

/** What one person may have many addresses of: the address itself, of IPv6 its /64 network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = plain.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  const groups = [...(before ?? []), ...Array<string>(zeros).fill('0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
