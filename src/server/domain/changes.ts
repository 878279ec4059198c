import type { Messenger } from '#server/storage/database/messenger.ts';

/** Tells whoever keeps a copy of public content (the page caches of all instances) that something changed. */
export function createChanges(messenger: Messenger) {
  return {
    announce: () => messenger.tell('changes'),
    onChange: (listener: () => void) => messenger.onTold('changes', listener),
  };
}

export type Changes = ReturnType<typeof createChanges>;
