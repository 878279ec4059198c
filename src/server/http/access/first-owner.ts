import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import {
  clientAddress,
  isLoopbackAddress,
  isPrivateAddress,
  plainAddress,
} from '#server/http/access/client-address.ts';
import { createProxyTrust, isFromUnknownProxy } from '#server/http/access/proxies.ts';

/** Names that no public DNS server resolves, so that no attacker can point them to this machine. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/i;

/**
 * Who may register while the site has no owner: clients that use its public address, and clients on this machine that
 * use a private name. DNS rebinding fails on the name. A private client address is not enough: in front of a container
 * every client may have one, and a request can claim to be for "localhost".
 */
export function createFirstOwnerRule(config: Config): (request: FastifyRequest) => boolean {
  const isTrusted = createProxyTrust(config);
  const publicName = config.publicUrl === null ? null : new URL(config.publicUrl).hostname;
  return (request) => {
    const name = hostNameOf(request.host);
    if (name === null) return false;
    if (name === publicName) return true;
    return (
      isPrivateName(name) &&
      isLoopbackAddress(clientAddress(request)) &&
      !isFromUnknownProxy(request, isTrusted)
    );
  };
}

/** The host without its port, in canonical spelling. */
function hostNameOf(host: string): string | null {
  const url = `http://${host}`;
  return /^[^/?#@\\]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : null;
}

function isPrivateName(name: string): boolean {
  const address = plainAddress(name);
  if (address !== null) return isPrivateAddress(address);
  return isIP(name) === 0 && PRIVATE_NAME.test(name);
}
