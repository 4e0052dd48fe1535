import ipaddr from 'ipaddr.js';

/** A proxy may add the port to the address: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * The key for counting a caller's requests. An IPv4 address counts as it is. An IPv6 address counts as its /64, because a
 * household or a rented server has a whole /64 (RFC 6177) and could otherwise use a new address each time. An IPv4 address
 * written as IPv6 counts as IPv4. Anything else is `unknown`, and all of those count together.
 */
export function clientAddress(address: string | undefined): string {
  const bare = withoutPort(address?.trim() ?? '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare).toString();
  if (!ipaddr.IPv6.isValid(bare)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
