import type { QueryClient } from '@tanstack/react-query';
import { refreshKind } from '#web/admin/kinds.ts';
import { createAttempt, sendOnce, type Attempt, type Stored } from '#web/admin/upload/send-once.ts';
import { failureOf, type UploadKind } from '#web/admin/upload/upload-kinds.ts';
import { endSession, isSessionEnded } from '#web/lib/api/api.ts';
import { createStore } from '#web/lib/store.ts';
import { UploadCancelled, type Sending } from '#web/lib/api/upload.ts';

export type ItemState =
  | { name: 'waiting' }
  | ({ name: 'sending' } & Sending)
  | { name: 'done'; storedId: number }
  | { name: 'cancelled' }
  | { name: 'failed'; reason: string; canRetry: boolean };

export type Queued<Content> = Content & { id: number; state: ItemState; attempt: Attempt };

export type QueueState<Content> = {
  items: Queued<Content>[];
  isRunning: boolean;
  /** The current item is the last one for now. */
  isStopping: boolean;
};

type Options<Content> = {
  kind: UploadKind;
  /** Runs before an item is sent; a sentence is the reason why it cannot be. */
  prepare?: (id: number) => Promise<string | null>;
  body: (item: Queued<Content>) => FormData;
  onStored?: (item: Queued<Content>, stored: Stored) => void;
  /** Reports the items that were sent since the queue was started. */
  report: (items: Queued<Content>[]) => void;
};

/** Sends items one after another, each stored once however often it is tried. A failed one stays, the others go on. */
export function createUploadQueue<Content extends object>(options: Options<Content>) {
  const { kind, prepare, body, onStored, report } = options;
  const store = createStore<QueueState<Content>>({ items: [], isRunning: false, isStopping: false });
  let lastId = 0;

  const set = (changes: Partial<QueueState<Content>>) => store.set({ ...store.get(), ...changes });
  const find = (id: number) => store.get().items.find((item) => item.id === id);
  const change = (id: number, changes: Partial<Queued<Content>>) =>
    set({ items: store.get().items.map((item) => (item.id === id ? { ...item, ...changes } : item)) });
  const setState = (id: number, state: ItemState) => change(id, { state } as Partial<Queued<Content>>);
  const fail = (id: number, reason: string) => setState(id, { name: 'failed', reason, canRetry: true });
  const firstWaiting = () => store.get().items.find((item) => item.state.name === 'waiting');

  /** An `attempt` continues an earlier one, so that the server recognises the same upload. */
  function add(content: Content, { refusal, attempt = createAttempt() }: AddOptions = {}): number {
    const state: ItemState = refusal
      ? { name: 'failed', reason: refusal, canRetry: false }
      : { name: 'waiting' };
    const item = { ...content, id: ++lastId, state, attempt };
    set({ items: [...store.get().items, item] });
    return item.id;
  }

  async function send(id: number, client: QueryClient): Promise<void> {
    const problem = await prepare?.(id);
    const item = find(id);
    // Removed or stopped while it was prepared.
    if (!item || store.get().isStopping) return;
    if (problem) return fail(id, problem);
    const onSending = (sending: Sending) => setState(id, { name: 'sending', ...sending });
    try {
      const stored = await sendOnce({ kind, attempt: item.attempt, body: body(item), onSending });
      setState(id, { name: 'done', storedId: stored.id });
      onStored?.(item, stored);
      void refreshKind(client, kind);
    } catch (error) {
      if (error instanceof UploadCancelled) return setState(id, { name: 'cancelled' });
      fail(id, failureOf(kind, error));
      if (isSessionEnded(error)) {
        // The others would be refused too: they wait until the owner has signed in.
        set({ isStopping: true });
        endSession(client);
      }
    }
  }

  async function run(client: QueryClient): Promise<void> {
    if (store.get().isRunning) return;
    set({ isRunning: true });
    const sent: number[] = [];
    for (let next = firstWaiting(); next && !store.get().isStopping; next = firstWaiting()) {
      sent.push(next.id);
      await send(next.id, client);
    }
    set({ isRunning: false, isStopping: false });
    report(store.get().items.filter((item) => sent.includes(item.id)));
  }

  return {
    get: store.get,
    use: store.use,
    add,
    find,
    change,
    run,
    retry(id: number, client: QueryClient) {
      setState(id, { name: 'waiting' });
      void run(client);
    },
    /** Sends what failed or was cancelled as well. */
    async runAgain(client: QueryClient) {
      for (const { id, state } of store.get().items) if (canBeSent(state)) setState(id, { name: 'waiting' });
      await run(client);
    },
    /** The same items in another order. */
    reorder: (items: Queued<Content>[]) => set({ items }),
    remove: (id: number) => set({ items: store.get().items.filter((item) => item.id !== id) }),
    /** Leaves the rest waiting. The current item can go on later, unless the server has all of it already. */
    stop() {
      if (!store.get().isRunning) return;
      set({ isStopping: true });
      for (const { state } of store.get().items) if (state.name === 'sending') state.cancel(true);
    },
    clearDone: () => set({ items: store.get().items.filter((item) => item.state.name !== 'done') }),
  };
}

/** A refused file is never sent, an uploaded one not again. */
export function canBeSent(state: ItemState): boolean {
  return ['waiting', 'cancelled'].includes(state.name) || (state.name === 'failed' && state.canRetry);
}

type AddOptions = { refusal?: string | null; attempt?: Attempt };
