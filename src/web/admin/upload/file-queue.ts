import type { z } from 'zod';
import { ownerText } from '#shared/language/text.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import { refusalOf } from '#web/admin/upload/files/check-file.ts';
import type { FoundTags } from '#web/admin/upload/files/track-tags.ts';
import { mainFiles, successOf, type UploadKind } from '#web/admin/upload/upload-kinds.ts';
import { createUploadQueue, type Queued } from '#web/admin/upload/upload-queue.ts';
import { createStore } from '#web/lib/store.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Content = { file: File; title: string; tags: FoundTags };
export type FileQueueItem = Queued<Content>;

export type FileQueueOptions = {
  kind: Exclude<UploadKind, 'video'>;
  title: z.ZodType<string, string>;
  /** Reads the tags of a file. Their title is better than the one from the file's name. */
  readTags?: (file: File) => Promise<{ title: string | null; tags: FoundTags }>;
  body: (content: Content, visibility: Visibility) => FormData;
  /** Instead of a message that the files are uploaded, or how many are not. */
  report?: (items: FileQueueItem[]) => void;
};

/** Says how many files could not be uploaded; false if all were. */
export function reportFailed(items: FileQueueItem[]): boolean {
  const failed = items.filter((item) => item.state.name === 'failed').length;
  if (failed > 0)
    toast({
      title: ownerText().upload.failed,
      description: ownerText().upload.queue.failed({ failed, count: items.length }),
      variant: 'destructive',
    });
  return failed > 0;
}

/** A queue of chosen files. The owner can change their titles before they are sent. */
export function createFileQueue({ kind, title, readTags, body, report }: FileQueueOptions) {
  const asDrafts = createStore(false);
  const visibility = (): Visibility => (asDrafts.get() ? 'draft' : 'published');
  /** A file is not sent before its tags are read. */
  const readings = new Map<number, Promise<void>>();

  const queue = createUploadQueue<Content>({
    kind,
    prepare: async (id) => {
      await readings.get(id);
      const checked = title.safeParse(queue.find(id)?.title);
      return checked.error?.issues[0]?.message ?? null;
    },
    body: (item) => body({ ...item, title: title.parse(item.title) }, visibility()),
    report: report ?? reportUploaded,
  });

  function reportUploaded(items: FileQueueItem[]): void {
    if (reportFailed(items)) return;
    if (items.some((item) => item.state.name === 'done')) toast(successOf(kind, visibility()));
  }

  /** Keeps a title that the owner has changed in the meantime. */
  async function readTagsOf(id: number, file: File, guess: string): Promise<void> {
    const found = await readTags?.(file);
    if (!found) return;
    const isUntouched = queue.find(id)?.title === guess;
    queue.change(id, { tags: found.tags, ...(found.title && isUntouched && { title: found.title }) });
  }

  return {
    ...queue,
    /** Returns the ids of the new items. */
    add(files: File[], limits: UploadLimits): number[] {
      return files.map((file) => {
        const guess = titleFromName(file.name);
        const refusal = refusalOf(file, mainFiles[kind], limits);
        const id = queue.add({ file, title: guess, tags: {} }, { refusal });
        if (!refusal) readings.set(id, readTagsOf(id, file, guess));
        return id;
      });
    },
    rename: (id: number, newTitle: string) => queue.change(id, { title: newTitle }),
    /** Whether the files are uploaded as drafts. */
    asDrafts,
  };
}

export type FileQueue = ReturnType<typeof createFileQueue>;

/** 03_-_Paper_Lanterns.mp3 → Paper Lanterns. A number without a dash or dot may belong to the title (7 rings). */
export function titleFromName(name: string): string {
  const bare = name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(/^(?:\d{1,3}\s*[-.]\s*|0\d\s+)(?=\S)/, '');
}
