import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/config.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import { createAddressList, isPrivateAddress, plainAddress } from '#server/http/access/client-address.ts';

/** Which servers may name the client they forward for. */
export function createProxyTrust({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  return createAddressList(trustProxy ?? []);
}

type Deps = { config: Config; notices: Notices };

/** Whether the request came through a proxy that is not trusted, so that the client is unknown. */
export function isFromUnknownProxy(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isForwarded && !isTrusted(socket.remoteAddress ?? '');
}

/**
 * Notifies the owner once of an unknown proxy in front of the site, because all visitors then share one limit. A client
 * on the internet can forge the same headers, so a public address gets another notice, which a private one replaces.
 */
export function createProxyReport({ config, notices }: Deps): (request: IncomingMessage) => void {
  const isTrusted = createProxyTrust(config);
  let reported: 'nothing' | 'public' | 'private' = 'nothing';
  return (request) => {
    if (reported === 'private' || !isFromUnknownProxy(request, isTrusted)) return;
    const proxy = plainAddress(request.socket.remoteAddress);
    if (proxy === null) return;
    const kind = isPrivateAddress(proxy) ? 'private' : 'public';
    if (kind === reported) return;
    reported = kind;
    notices.raise('proxy', ({ server }) => server.maintenance.proxy[kind]({ proxy }));
  };
}
