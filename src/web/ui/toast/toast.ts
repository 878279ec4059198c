import { createStore } from '#web/lib/store.ts';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  variant?: 'destructive';
  action?: ToastAction;
};

export type ToastAction = {
  label: string;
  /** For screen readers: how to do the same when the toast is gone. */
  description: string;
  run: () => void;
};

const store = createStore<ToastMessage | null>(null);
let lastId = 0;

/** Replaces the current message: only one is visible at a time. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  store.set({ id: lastId, ...message });
}

/** Does nothing if another message has replaced it. */
export function dismissToast(id: number): void {
  if (store.get()?.id === id) store.set(null);
}

export function useToast(): ToastMessage | null {
  return store.use();
}
