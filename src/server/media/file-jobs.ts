import type { PictureFacts } from '#shared/pictures.schema.ts';
import { Failure, fileUnreadable, pictureTooHeavy, unavailable } from '#server/errors.ts';
import { MediaFileDamaged, runWorker } from '#server/media/run-worker.ts';
import type {
  FileJob,
  Results,
  ShareContent,
  SizeToMake,
  SquareToMake,
  Tags,
} from '#server/media/worker/protocol.ts';
import { workerBeside, MediaJobTooHeavy } from '#server/media/worker-process.ts';
import { createPriorityLock } from '#server/priority-lock.ts';

type Options = { workerPath?: string; timeoutMs?: number };
type Urgency = { urgency: 'urgent' | 'later'; signal?: AbortSignal };

/** Everything that opens a picture or reads a song's tags: one child process at a time, what somebody waits for first. */
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

  return {
    /** What a page must know about a picture, once nothing in its file tells where it was taken. Refuses what is damaged, cut off or unpacks to too much. */
    checkPicture: (path: string): Promise<PictureFacts> =>
      run({ name: 'checkPicture', path }, { urgency: 'urgent' }).catch((error: unknown) => {
        throw pictureFailure(error);
      }),

    /** Writes a picture in these sizes. */
    makeSizes: (path: string, sizes: SizeToMake[], urgency: Urgency): Promise<null> =>
      run({ name: 'makeSizes', path, sizes }, urgency).catch((error: unknown) => {
        throw pictureFailure(error);
      }),

    /** Writes a square of a picture, around what matters in it. */
    makeSquare: (path: string, square: SquareToMake, target: string, urgency: Urgency): Promise<null> =>
      run({ name: 'makeSquare', path, square, target }, urgency).catch((error: unknown) => {
        throw pictureFailure(error);
      }),

    /** Draws the icon of a site without a photo. */
    drawIcon: (side: number, target: string, urgency: Urgency): Promise<null> =>
      run({ name: 'drawIcon', path: '', side, target }, urgency).catch((error: unknown) => {
        throw pictureFailure(error);
      }),

    /** Draws what podcast apps show of an artist without a photo. */
    drawArtwork: (
      artistName: string,
      { side, target }: { side: number; target: string },
      urgency: Urgency,
    ): Promise<null> =>
      run({ name: 'drawArtwork', path: '', artistName, side, target }, urgency).catch((error: unknown) => {
        throw pictureFailure(error);
      }),

    /** Draws the picture for sharing a link, with this cover or the built-in art. */
    drawSharePicture: (
      content: ShareContent,
      { cover, target }: { cover: string | null; target: string },
      urgency: Urgency,
    ): Promise<null> =>
      run({ name: 'drawSharePicture', path: cover ?? '', content, target }, urgency).catch(
        (error: unknown) => {
          throw pictureFailure(error);
        },
      ),

    /** What a recording says about itself. Rejects with fileUnreadable what cannot be read. */
    readTags: (path: string, kind: 'audio' | 'video', countFrames = false): Promise<Tags> =>
      run({ name: 'readTags', path, countFrames }, { urgency: 'urgent' }).catch((error: unknown) => {
        throw isFileAtFault(error) ? fileUnreadable(kind, error) : unavailable(error);
      }),
  };
}

export type FileJobs = ReturnType<typeof createFileJobs>;

const isFileAtFault = (error: unknown) =>
  error instanceof MediaFileDamaged || error instanceof MediaJobTooHeavy;

function pictureFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof MediaJobTooHeavy) return pictureTooHeavy(error);
  return error instanceof MediaFileDamaged ? fileUnreadable('picture', error) : unavailable(error);
}
