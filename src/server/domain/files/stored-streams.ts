import type { Stream } from '#shared/media/streams.schema.ts';
import { addressOfFile, fileAt } from '#server/domain/files/stored-files.ts';
import { fileNotFound, OutcomeUnknown } from '#server/errors.ts';
import type { MadeStream } from '#server/media/worker/protocol.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

/** A stream in a local file, and what its name ends with: `aac.m4a` makes abc-aac.m4a of abc.wav. */
type StreamToStore = MadeStream & { use: string };

/**
 * Stores the streams of a recording beside it, then calls `record` to save them in its row. If anything fails, or the
 * recording was deleted meanwhile, they are removed again; those that were there before stay, because its row names them.
 */
export async function storeStreams(
  media: MediaStore,
  original: string,
  made: StreamToStore[],
  record: (streams: Stream[]) => Promise<void>,
): Promise<void> {
  const names: string[] = [];
  try {
    const streams: Stream[] = [];
    for (const { path, use, ...facts } of made) {
      const name = derivativesPrefix(original) + use;
      if (!(await media.open(name))) names.push(name);
      await media.save(path, name);
      streams.push({ url: addressOfFile(name), ...facts });
    }
    if (!(await media.open(original))) throw fileNotFound();
    await record(streams);
  } catch (error) {
    // The row may name them.
    if (error instanceof OutcomeUnknown) throw error;
    // The error itself matters more than a failed cleanup; the files leave with their recording.
    await Promise.allSettled(names.map((name) => media.discard(name)));
    throw error;
  }
}

/** Whether every stream of a row still has its file. */
export async function areStored(media: MediaStore, streams: Stream[]): Promise<boolean> {
  for (const { url } of streams) if (!(await media.open(fileAt(url) ?? ''))) return false;
  return true;
}
