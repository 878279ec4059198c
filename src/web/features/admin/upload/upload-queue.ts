import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';
import type { Visibility } from '#shared/visibility.ts';
import { refreshKind } from '#web/features/admin/kinds.ts';
import { refusalOf } from '#web/features/admin/upload/files/check-file.ts';
import type { SongWord } from '#web/features/admin/upload/files/song-words.ts';
import { createAttempt, sendOnce, type Attempt } from '#web/features/admin/upload/send-once.ts';
import {
  failureOf,
  successOf,
  uploadKinds,
  type UploadKind,
} from '#web/features/admin/upload/upload-kinds.ts';
import { endSession, isSessionEnded } from '#web/lib/session-ended.ts';
import { createStore } from '#web/lib/store.ts';
import { UploadCancelled, type Sending } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type ItemState =
  | { name: 'waiting' }
  | ({ name: 'sending' } & Sending)
  /** With the number it was stored under. */
  | { name: 'done'; id: number }
  | { name: 'cancelled' }
  | { name: 'failed'; reason: string; canRetry: boolean };

/** What a file says of itself beside its title; it is sent with it. */
export type FoundWords = Partial<Record<SongWord, string>>;

export type QueueItem = {
  id: number;
  file: File;
  title: string;
  words: FoundWords;
  state: ItemState;
  attempt: Attempt;
};
/** `isStopping`: the one under way is the last for now. */
export type QueueState = {
  items: QueueItem[];
  isRunning: boolean;
  isStopping: boolean;
  /** Whether what is sent from now on is kept from visitors. */
  asDrafts: boolean;
};

type Rules = {
  kind: Exclude<UploadKind, 'video'>;
  title: z.ZodType<string, string>;
  /** What a file carries inside itself. Its title, if it has one, is better than what its name suggests. */
  readTags?: (file: File) => Promise<{ title: string | null; words: FoundWords }>;
  body: (item: QueueItem, visibility: Visibility) => FormData;
};

/** Many files, sent one after another. One that fails is marked and stays; the others go on. */
export function createUploadQueue({ kind, title, readTags, body }: Rules) {
  const { media } = uploadKinds[kind];
  const store = createStore<QueueState>({ items: [], isRunning: false, isStopping: false, asDrafts: false });
  /** Until its tags are read, a file is not sent. */
  const readings = new Map<number, Promise<void>>();
  let lastId = 0;

  const set = (changes: Partial<QueueState>) => store.set({ ...store.get(), ...changes });
  function change(id: number, changes: Partial<QueueItem>): void {
    set({ items: store.get().items.map((item) => (item.id === id ? { ...item, ...changes } : item)) });
  }
  const fail = (id: number, reason: string, canRetry = true) =>
    change(id, { state: { name: 'failed', reason, canRetry } });

  function add(files: File[], limits: UploadLimits): void {
    const items = files.map((file): QueueItem => {
      const reason = refusalOf(file, media, limits);
      const state: ItemState = reason ? { name: 'failed', reason, canRetry: false } : { name: 'waiting' };
      const item = { id: ++lastId, file, title: titleFromName(file.name) };
      return { ...item, words: {}, state, attempt: createAttempt() };
    });
    set({ items: [...store.get().items, ...items] });
    for (const item of items) if (item.state.name === 'waiting') readings.set(item.id, takeOverTags(item));
  }

  /** What the file says of itself, its title too unless the owner has already written something else. */
  async function takeOverTags({ id, file, title: guess }: QueueItem): Promise<void> {
    const found = await readTags?.(file);
    if (!found) return;
    const isUntouched = find(id)?.title === guess;
    change(id, { words: found.words, ...(found.title && isUntouched && { title: found.title }) });
  }

  const find = (id: number) => store.get().items.find((item) => item.id === id);

  async function send(id: number, client: QueryClient): Promise<void> {
    await readings.get(id);
    const item = find(id);
    // Removed, or called back, while it was being read.
    if (!item || store.get().isStopping) return;
    const checked = title.safeParse(item.title);
    if (!checked.success) return fail(id, checked.error.issues[0]?.message ?? '');
    const onSending = (sending: Sending) => change(id, { state: { name: 'sending', ...sending } });
    try {
      const form = body({ ...item, title: checked.data }, visibility());
      const stored = await sendOnce({ kind, attempt: item.attempt, form, onSending });
      change(id, { state: { name: 'done', id: stored.id } });
      await refreshKind(client, kind);
    } catch (error) {
      if (error instanceof UploadCancelled) return change(id, { state: { name: 'cancelled' } });
      fail(id, failureOf(kind, error));
      if (isSessionEnded(error)) {
        // The others would be refused too: they wait until the owner is back.
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
  const visibility = (): Visibility => (store.get().asDrafts ? 'draft' : 'published');
  const firstWaiting = () => store.get().items.find((item) => item.state.name === 'waiting');

  function report(items: QueueItem[]): void {
    const failed = items.filter((item) => item.state.name === 'failed');
    if (failed.length === 0) {
      if (items.some((item) => item.state.name === 'done')) toast(successOf(kind, visibility()));
      return;
    }
    toast({
      title: 'Upload failed',
      description: `${failed.length} of ${items.length} files could not be uploaded. The list says why.`,
      variant: 'destructive',
    });
  }

  return {
    kind,
    get: store.get,
    use: store.use,
    add,
    run: (client: QueryClient) => void run(client),
    keepAsDrafts: (asDrafts: boolean) => set({ asDrafts }),
    rename: (id: number, newTitle: string) => change(id, { title: newTitle }),
    retry(id: number, client: QueryClient) {
      change(id, { state: { name: 'waiting' } });
      void run(client);
    },
    remove(id: number) {
      set({ items: store.get().items.filter((item) => item.id !== id) });
    },
    /** Leaves the rest waiting. The one under way is called back, unless the server has all of it already. */
    stop() {
      if (!store.get().isRunning) return;
      set({ isStopping: true });
      for (const { state } of store.get().items) if (state.name === 'sending') state.cancel();
    },
    clearDone() {
      set({ items: store.get().items.filter((item) => item.state.name !== 'done') });
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** 03_-_Paper_Lanterns.mp3 → Paper Lanterns: a title to start from. A number alone may belong to it (7 rings). */
export function titleFromName(name: string): string {
  const bare = name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(/^(?:\d{1,3}\s*[-.]\s*|0\d\s+)(?=\S)/, '');
}
