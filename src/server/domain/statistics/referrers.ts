/** Names such as example.com: no address of a machine, no name in a home network. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;

export const isHost = (name: string): boolean => HOST.test(name);

/** The host of a page on another site, without `www.`; null for anything else. */
export function hostOf(referrer: string, ownHosts: string[]): string | null {
  if (!/^https?:/i.test(referrer) || !URL.canParse(referrer)) return null;
  const { host, hostname } = new URL(referrer);
  if (ownHosts.map(withoutWww).includes(withoutWww(host))) return null;
  const name = withoutWww(hostname);
  return isHost(name) ? name : null;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
