import { createStore } from '#web/lib/store.ts';

/** The message on show. Anything may raise one, without a context; Toaster shows it. */
export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  variant?: 'destructive';
  action?: ToastAction;
};

/** Something that can be done about it while it is on show. */
export type ToastAction = {
  label: string;
  /** How to do the same when it is gone, for those who hear it. */
  description: string;
  run: () => void;
};

const store = createStore<ToastMessage | null>(null);
let lastId = 0;

/** Shows a message; a new one takes the place of the one on show, so one is visible at a time. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  store.set({ id: lastId, ...message });
}

/** Takes the message away, unless another has taken its place since. */
export function dismissToast(id: number): void {
  if (store.get()?.id === id) store.set(null);
}

export function useToast(): ToastMessage | null {
  return store.use();
}
