import type { PictureFacts } from '#shared/media/pictures.schema.ts';
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

  return {
    /** Removes private metadata and returns what pages need. Refuses a damaged, incomplete or too large picture. */
    checkPicture: (path: string): Promise<PictureFacts> =>
      run({ name: 'checkPicture', path }, { urgency: 'urgent' }).catch(throwPictureFailure),

    makeSizes: (path: string, sizes: SizeToMake[], urgency: Urgency): Promise<null> =>
      run({ name: 'makeSizes', path, sizes }, urgency).catch(throwPictureFailure),

    makeSquare: (path: string, square: SquareToMake, target: string, urgency: Urgency): Promise<null> =>
      run({ name: 'makeSquare', path, square, target }, urgency).catch(throwPictureFailure),

    /** For a site without a photo. */
    drawIcon: (side: number, target: string, urgency: Urgency): Promise<null> =>
      run({ name: 'drawIcon', path: '', side, target }, urgency).catch(throwPictureFailure),

    /** For podcast apps, if the artist has no photo. */
    drawArtwork: (
      artistName: string,
      { side, target }: { side: number; target: string },
      urgency: Urgency,
    ): Promise<null> =>
      run({ name: 'drawArtwork', path: '', artistName, side, target }, urgency).catch(throwPictureFailure),

    /** Without a cover, draws the built-in art. */
    drawSharePicture: (
      content: ShareContent,
      { cover, target }: { cover: string | null; target: string },
      urgency: Urgency,
    ): Promise<null> =>
      run({ name: 'drawSharePicture', path: cover ?? '', content, target }, urgency).catch(
        throwPictureFailure,
      ),

    /** Rejects with fileUnreadable if the file cannot be read. */
    readTags: (path: string, kind: 'audio' | 'video', countFrames = false): Promise<Tags> =>
      run({ name: 'readTags', path, countFrames }, { urgency: 'urgent' }).catch((error: unknown) => {
        throw isFileAtFault(error) ? fileUnreadable(kind, error) : unavailable(error);
      }),
  };
}

export type FileJobs = ReturnType<typeof createFileJobs>;

const isFileAtFault = (error: unknown) =>
  error instanceof MediaFileDamaged || error instanceof MediaJobTooHeavy;

function throwPictureFailure(error: unknown): never {
  if (error instanceof Failure) throw error;
  if (error instanceof MediaJobTooHeavy) throw pictureTooHeavy(error);
  throw error instanceof MediaFileDamaged ? fileUnreadable('picture', error) : unavailable(error);
}
