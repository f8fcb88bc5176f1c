import ipaddr from 'ipaddr.js';

/** The smallest network that a provider gives to one customer, who may use any address of it. */
const IPV6_PREFIX = 64;

/** The address by which limits count: an IPv4 address, also one that is written as IPv6; of IPv6 the network. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const withoutZone = ipaddr.fromByteArray(address.toByteArray());
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${IPV6_PREFIX}`).toString();
}
