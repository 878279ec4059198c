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
    notices.raise('proxy', sentences[kind](proxy));
  };
}

const sentences = {
  private: (proxy: string) =>
    `Visitors reach this site through another server (${proxy}), so they all count as one visitor and share one limit on messages and sign-ins. If that server is yours, set TRUST_PROXY=${proxy} in .env and start the site again.`,
  public: (proxy: string) =>
    `The server at ${proxy} says that it asks for somebody else. If it is yours, such as a web server or a CDN in front of this site, all visitors count as one and share one limit on messages and sign-ins until TRUST_PROXY in .env names its address. Otherwise ignore this: anybody can say so.`,
};
