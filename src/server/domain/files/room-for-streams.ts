import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { diskFull } from '#server/errors.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Deps = { disk: Pick<DiskWatch, 'check'>; media: MediaStore };

type Conversion = {
  kind: 'song' | 'video';
  file: string;
  /** In seconds. */
  duration: number | null;
  /** What an interrupted conversion has written. */
  writtenBytes?: number;
};

/** AAC and Opus. */
const bytesPerSecondOfSong = 34_000;
/** 1080p and 720p at their highest bitrates with sound, in pieces and joined. */
const bytesPerSecondOfVideo = 2 * 1_165_000;
/** A small file of a modern codec becomes larger, but not without end. */
const maxGrowth = 6;

/** Streams can wait: the last of the disk is for uploads. Their job tries again, as often as it must. */
export async function refuseWithoutRoom(
  { disk, media }: Deps,
  { kind, file, duration, writtenBytes = 0 }: Conversion,
): Promise<void> {
  const { freeBytes, lowBelowBytes } = await disk.check();
  const original = await media.open(file);
  if (freeBytes === null || !original) return;
  const perSecond = kind === 'song' ? bytesPerSecondOfSong : bytesPerSecondOfVideo;
  const most = Math.min(duration === null ? Infinity : duration * perSecond, maxGrowth * original.size);
  if (freeBytes + writtenBytes - most < lowBelowBytes)
    throw diskFull(new Error('Too little for the streams: no space left on device'));
}
