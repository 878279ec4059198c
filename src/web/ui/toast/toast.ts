import { useSyncExternalStore } from 'react';

/** The message on show. Anything may raise one, without a context; Toaster shows it. */
export type ToastMessage = { id: number; title: string; description?: string; variant?: 'destructive' };

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(message: ToastMessage | null) {
  current = message;
  for (const listener of listeners) listener();
}

/** Shows a message; a new one takes the place of the one on show, so one is visible at a time. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  show({ id: lastId, ...message });
}

/** Takes the message away, unless another has taken its place since. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useToast(): ToastMessage | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
