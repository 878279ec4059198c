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

/** Names that no public name server answers for, so no stranger can lead them to this machine. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/i;

/**
 * Tells who may register while nobody owns the site: whoever asks for it by its public address, or on this machine itself
 * by a name that only exists there. A page of somebody else's, whose name was made to lead here (DNS rebinding), is
 * neither. Nor is somebody from a private address: in front of a container every stranger may have one, and anybody can
 * write "localhost" into a request.
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

/** The name or address before the port, as browsers spell it. */
function hostNameOf(host: string): string | null {
  const url = `http://${host}`;
  return /^[^/?#@\\]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : null;
}

export function isPrivateName(name: string): boolean {
  const address = plainAddress(name);
  if (address !== null) return isPrivateAddress(address);
  return isIP(name) === 0 && PRIVATE_NAME.test(name);
}
