import type { Locker } from '@tus/server';

type Holder = { askToRelease: () => void | Promise<void>; isFree: Promise<void> };

/**
 * One request at a time for each upload of this program. A new one ends the one before, which stores what has arrived:
 * after a lost line its connection is dead, but looks open. Between instances the database decides.
 */
export function createUploadLocks(): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock(id) {
      let free = () => {};
      return {
        async lock(_signal, askToRelease) {
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            await holder.askToRelease();
            await holder.isFree;
          }
          const isFree = new Promise<void>((resolve) => {
            free = resolve;
          });
          holders.set(id, { askToRelease, isFree });
        },
        async unlock() {
          holders.delete(id);
          free();
        },
      };
    },
  };
}
