import { createStore } from '#web/lib/store.ts';

const isOpen = createStore(false);

export const useShortcutsOpen = (): boolean => isOpen.use();

/** Also before the list and what listens for its key have arrived: then it opens with them. */
export const openShortcuts = (): void => isOpen.set(true);

export const closeShortcuts = (): void => isOpen.set(false);
