import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import type { Typeface } from '#shared/site/look/look.ts';
import {
  diskFull,
  Failure,
  fileUnreadable,
  pictureTooHeavy,
  thumbnailFailed,
  unavailable,
} from '#server/errors.ts';
import { MediaFileDamaged, runWorker } from '#server/media/run-worker.ts';
import type {
  FileJob,
  IconToDraw,
  Results,
  ShareContent,
  SizeToMake,
  SquareToMake,
  Tags,
  VideoFrame,
} from '#server/media/worker/protocol.ts';
import { workerBeside, MediaJobTooHeavy } from '#server/media/worker-process.ts';
import { createPriorityLock } from '#server/priority-lock.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';

type Options = { workerPath?: string; timeoutMs?: number };
type DrawingName = 'makeSquare' | 'drawSharePicture' | 'drawArtwork' | 'drawIcon' | 'drawLettering';
type Urgency = { urgency: 'urgent' | 'later'; signal?: AbortSignal };

/** Everything that opens a picture or reads tags: one child process at a time, urgent jobs first. */
export function createFileJobs({
  workerPath = workerBeside(import.meta.url, 'file-worker'),
  timeoutMs = 60_000,
}: Options = {}) {
  const withLock = createPriorityLock();

  async function run<Name extends FileJob['name']>(
    job: FileJob & { name: Name },
    { urgency, signal }: Urgency,
  ): Promise<Results[Name]> {
    return withLock(urgency, () => runWorker<Name>(job, { workerPath, timeoutMs, signal }));
  }

  const draw = (job: FileJob & { name: DrawingName }, urgency: Urgency): Promise<Buffer> =>
    run<DrawingName>(job, urgency).then(asBytes).catch(throwPictureFailure);

  return {
    /** Removes private metadata and returns what pages need. Refuses a damaged, incomplete or too large picture. */
    checkPicture: (path: string): Promise<PictureFacts> =>
      run({ name: 'checkPicture', path }, { urgency: 'urgent' }).catch(throwPictureFailure),

    makeSizes: (path: string, sizes: SizeToMake[], urgency: Urgency): Promise<null> =>
      run({ name: 'makeSizes', path, sizes }, urgency).catch(throwPictureFailure),

    makeSquare: (path: string, square: SquareToMake, urgency: Urgency): Promise<Buffer> =>
      draw({ name: 'makeSquare', path, square }, urgency),

    /** For a site without a photo. */
    drawIcon: (icon: IconToDraw, urgency: Urgency): Promise<Buffer> =>
      draw({ name: 'drawIcon', path: '', icon }, urgency),

    /** For podcast apps, if the artist has no photo. */
    drawArtwork: (artistName: string, side: number, urgency: Urgency): Promise<Buffer> =>
      draw({ name: 'drawArtwork', path: '', artistName, side }, urgency),

    /** The logo of the press kit. */
    drawLettering: (artistName: string, typeface: Typeface, urgency: Urgency): Promise<Buffer> =>
      draw({ name: 'drawLettering', path: '', artistName, typeface }, urgency),

    /** Without a cover, draws the built-in art. */
    drawSharePicture: (content: ShareContent, cover: string | null, urgency: Urgency): Promise<Buffer> =>
      draw({ name: 'drawSharePicture', path: cover ?? '', content }, urgency),

    /** As JPEG. Rejects with thumbnailFailed if FFmpeg's picture is damaged. */
    uprightFrame: (frame: VideoFrame, urgency: Urgency): Promise<Buffer> =>
      run({ name: 'uprightFrame', path: '', frame }, urgency)
        .then(asBytes)
        .catch((error: unknown) => {
          throw isFileAtFault(error) ? thumbnailFailed(error) : unavailable(error);
        }),

    /** Rejects with fileUnreadable if the file cannot be read. */
    readTags: (path: string, kind: 'audio' | 'video', countFrames = false): Promise<Tags> =>
      run({ name: 'readTags', path, countFrames }, { urgency: 'urgent' }).catch((error: unknown) => {
        throw isFileAtFault(error) ? fileUnreadable(kind, error) : unavailable(error);
      }),
  };
}

export type FileJobs = ReturnType<typeof createFileJobs>;

const asBytes = (picture: string) => Buffer.from(picture, 'base64');

const isFileAtFault = (error: unknown) =>
  error instanceof MediaFileDamaged || error instanceof MediaJobTooHeavy;

function throwPictureFailure(error: unknown): never {
  if (error instanceof Failure) throw error;
  if (isOutOfSpace(error)) throw diskFull(error);
  if (error instanceof MediaJobTooHeavy) throw pictureTooHeavy(error);
  throw error instanceof MediaFileDamaged ? fileUnreadable('picture', error) : unavailable(error);
}
