import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The client's address in one spelling, for limits, the log and the list of sign-ins. */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A proxy may not know the client ("unknown"). Then the proxy's own address counts.
  return plainAddress(request.ip) ?? plainAddress(request.socket.remoteAddress) ?? 'unknown';
}

const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/** An address without the port that some proxies add (`203.0.113.7:4711`, `[2001:db8::1]:4711`); null for anything else. */
export function plainAddress(written: string | undefined): string | null {
  const { v6, v4 } = WITH_PORT.exec(written ?? '')?.groups ?? {};
  const address = v6 ?? v4 ?? written ?? '';
  if (!isIP(address)) return null;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return ipv4Within(groups) ?? shortest(address);
}

/** The networks that one customer may hold, the smallest first: an IPv4 address alone; the /64 and the /48 of an IPv6 address. */
export function networksOf(address: string): [smallest: string, larger?: string] {
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

/** An IPv6 address in its canonical form: lower case, with the longest run of zeros left out. */
function shortest(address: string): string {
  const [withoutZone = ''] = address.split('%');
  return new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
}

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = shortest(address).split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end];
}

/** A dual-stack socket reports IPv4 as IPv6: ::ffff:203.0.113.7. */
function ipv4Within(groups: string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}

/** A test for membership in a list of addresses such as 127.0.0.1 and networks such as 10.0.0.0/8. */
export function createAddressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', bits] = entry.split('/');
    const kind = kindOf(network);
    if (bits === undefined) list.addAddress(network, kind);
    else list.addSubnet(network, Number(bits), kind);
  }
  return (written) => {
    const address = plainAddress(written);
    return address !== null && list.check(address, kindOf(address));
  };
}

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

export const isLoopbackAddress = createAddressList(['127.0.0.0/8', '::1']);

/** This machine, or one in the same home or data centre: never an address from the internet. */
export const isPrivateAddress = createAddressList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  // Carrier-grade NAT, and Tailscale.
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);
