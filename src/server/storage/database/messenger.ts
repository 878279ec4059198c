/** What instances tell each other about. */
export type Channel = 'changes' | 'jobs';

/** Tells every instance of the site, this one included, that something happened. */
export type Messenger = {
  tell: (channel: Channel) => void;
  onTold: (channel: Channel, listener: () => void) => void;
};

/** For a site that is one program: nobody else needs to be told. */
export function createLocalMessenger(): Messenger {
  const listeners = new Map<Channel, Set<() => void>>();
  return {
    tell: (channel) => listeners.get(channel)?.forEach((listener) => listener()),
    onTold: (channel, listener) => {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(listener));
    },
  };
}
