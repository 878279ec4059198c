import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/config.ts';
import type { Notices } from '#server/domain/notices.ts';
import { createAddressList, isPrivateAddress, plainAddress } from '#server/http/access/client-address.ts';

/** Tells which servers are believed when they say for whom they ask. */
export function createProxyTrust({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  return createAddressList(trustProxy ?? []);
}

type Needs = { config: Config; notices: Notices };

/** Whether the request came through a server that is not believed, so that nobody knows who asks. */
export function isFromUnknownProxy(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): boolean {
  const namesSomebody = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return namesSomebody && !isTrusted(socket.remoteAddress ?? '');
}

/**
 * Tells the owner once when a server nobody named stands in front of the site: all visitors then share one limit. What a
 * stranger sends from the internet looks the same, so it is told in other words, and never in place of the server next door.
 */
export function createProxyReport({ config, notices }: Needs): (request: IncomingMessage) => void {
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
